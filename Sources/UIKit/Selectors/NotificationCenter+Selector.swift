extension NotificationCenter {
    /// Sends a message to an observer for each notification of a name (nil: any) from an object (nil: any).
    ///
    /// The observer is not kept; its entry ends with it. The method takes the notification, or nothing.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let record = ObserverRecord(center: self, observer: observer as AnyObject, name: name, object: object as AnyObject?)
        record.token = addObserver(forName: name, object: object, queue: nil) { [weak record] note in
            guard let record else { return }
            guard let observer = record.observer else {
                ObserverRecord.remove { $0 === record }
                return
            }
            selector.sendOrTrap(to: observer, note)
        }
        ObserverRecord.all.append(record)
    }

    /// Ends all of an observer's entries; also takes what `addObserver(forName:…)` returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends those of an observer's entries that were made for a name (nil: any) and an object (nil: any).
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let source = object as AnyObject?
        ObserverRecord.remove { record in
            record.center === self && record.observer === observer && (name == nil || record.name == name)
                && (source == nil || record.object === source)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// One entry of an observer that is told by selector.
private final class ObserverRecord: @unchecked Sendable {
    nonisolated(unsafe) static var all: [ObserverRecord] = []

    let center: NotificationCenter
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
        self.center = center
        self.observer = observer
        self.name = name
        self.object = object
    }

    static func remove(where matches: (ObserverRecord) -> Bool) {
        let ended = all.filter(matches)
        all.removeAll(where: matches)
        for record in ended {
            if let token = record.token { record.center.removeObserver(token as Any, name: nil, object: nil) }
        }
    }
}
