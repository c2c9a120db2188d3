import UIKit

final class Ring: CAShapeLayer {
    static let key = "startAngle"
}

class Model: NSObject {
    @objc var name = "model"
    @objc var count = 1
    @objc private var secret: String? = "s"
    @objc dynamic var child: Model?
    @objc(isOn) var on = false
    @objc var computed: Int { count * 2 }
    @IBInspectable var radius: CGFloat = 4
}

@MainActor func keyedValues() {
    let row = "keyed values", layer = Ring(), view = UIView(), slider = UISlider()
    layer.setValue(0.5, forKey: Ring.key)
    layer.setValue("tag", forKey: "note")
    Answers.answer(row, "a layer's own", "\(layer.value(forKey: Ring.key) as? Double ?? -1) \(layer.value(forKey: "note") as? String ?? "")", "0.5 tag")
    Answers.answer(row, "a layer's own, unknown", layer.value(forKey: "nothing") == nil, true)
    view.layer.setValue(CGFloat(7), forKeyPath: "cornerRadius")
    layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
    Answers.answer(row, "a layer's property and part of one", "\(view.layer.cornerRadius) \(Double(layer.transform.m11).rounded())", "7.0 -1.0")
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "id")
    Answers.answer(row, "an animation's", animation.value(forKey: "id") as? String, "fade")
    let model = Model()
    model.setValue("new", forKey: "name")
    model.setValue(5, forKey: #keyPath(Model.count))
    model.setValue(true, forKey: "on")
    Answers.answer(row, "an object's", "\(model.name) \(model.value(forKey: "count") as? Int ?? 0) \(model.on)", "new 5 true")
    Answers.answer(row, "an object's private and computed ones", "\(model.value(forKey: "secret") as? String ?? "") \(model.value(forKey: "computed") ?? 0)", "s 10")
    model.child = Model()
    model.setValue("kid", forKeyPath: "child.name")
    Answers.answer(row, "by path", model.value(forKeyPath: "child.name") as? String, "kid")
    slider.setValue(0.75, forKey: "value")
    view.setValue(true, forKey: "hidden")
    view.setValue(9, forKeyPath: "layer.cornerRadius")
    Answers.answer(row, "a framework's", "\(slider.value) \(slider.value(forKey: "maximumValue") ?? "") \(view.isHidden) \(view.layer.cornerRadius)", "0.75 1.0 true 9.0")
    model.setValuesForKeys(["name": "many", "radius": 6])
    Answers.answer(row, "several, inspectable ones too", "\(model.name) \(model.radius)", "many 6.0")
}

final class Named: NSObject {
    var log: [String] = []
    @objc func tapped() { log.append("tapped") }
    @objc func changed(_ sender: Any) { log.append("changed") }
    @objc private func hidden(sender: Any, forEvent event: UIEvent?) { log.append("hidden") }
}

@MainActor func names() {
    let row = "names", named = Named(), control = UIControl()
    control.addTarget(named, action: Selector("tapped"), for: .valueChanged)
    control.addTarget(named, action: Selector(("changed:")), for: .valueChanged)
    control.addTarget(named, action: NSSelectorFromString("hiddenWithSender:forEvent:"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    Answers.answer(row, "sent by control", named.log, ["tapped", "changed", "hidden"])
    named.perform(Selector(("ta" + "pped")))
    named.perform(NSSelectorFromString("changed:"), with: nil)
    Answers.answer(row, "performed", named.log.count, 5)
    Answers.answer(row, "text of a selector", NSStringFromSelector(#selector(Named.changed(_:))) + "\(#selector(Named.tapped))", "changed:tapped")
    Answers.answer(row, "equal to #selector", Selector(("tapped")) == #selector(Named.tapped), true)
    Answers.answer(row, "responds(to:)", [named.responds(to: Selector(("tapped"))), named.responds(to: Selector(("no:"))), named.responds(to: #selector(Named.changed(_:)))], [true, false, true])
    Answers.answer(row, "responds(to:) of a framework's method", UIView().responds(to: #selector(UIView.layoutIfNeeded)), true)
}
