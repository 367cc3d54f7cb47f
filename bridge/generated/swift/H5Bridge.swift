// Generated from bridge/contract.ts by `npm run bridge:codegen`. Do not edit.
import Foundation

private let maxInteger = 9007199254740991

/// The bridge between page and app.
public enum H5Bridge {
  /// Version of what travels between page and app.
  public static let contractVersion = 1

  /// Name of the script message handler.
  public static let channel = "h5bridge"

  /// What a call does.
  public enum Effect {
    /// Reads and changes nothing. The page may repeat it, share one answer, or cache it for a while.
    case query
    /// Shows or sets something. Each call is sent.
    case ui
    /// Leaves the page or opens a native one. Runs once; the page never repeats it.
    case navigation
    /// Moves money. Runs once; the page never repeats it.
    case money
  }

  /// The codes of a refusal.
  public enum ErrorCode {
    /// No such method, an app too old for it, or a contract version that the app does not support.
    public static let unsupported = "unsupported"
    /// The arguments break the contract.
    public static let invalidArgs = "invalid_args"
    /// Not a valid call: not JSON, not an object, or without an id.
    public static let invalidCall = "invalid_call"
    /// A native page is open already.
    public static let busy = "busy"
    /// The method was called too often recently; test/hosts/native-limits.js has suitable numbers.
    public static let tooOften = "too_often"
    /// The app itself failed.
    public static let failed = "failed"
  }

  /// Every method, by its name on the wire.
  public enum Method: String, CaseIterable {
    case isLoggedIn = "isLoggedIn"
    case login = "login"
    case goAuth = "goAuth"
    case getUserInfo = "getUserInfo"
    case navigateToFundTrading = "navigateToFundTrading"
    case goCombineTrading = "goCombineTrading"
    case share = "share"
    case openSharePanel = "openSharePanel"
    case setShareData = "setShareData"
    case setPageTitle = "setPageTitle"
    case setPageTag = "setPageTag"
    case goBackByTag = "goBackByTag"
    case pageReady = "pageReady"
    case pageOpened = "pageOpened"
    case claimBack = "claimBack"
    case closePage = "closePage"
    case setTitleBar = "setTitleBar"
    case setStatusBar = "setStatusBar"
    case refreshOnRedisplay = "refreshOnRedisplay"
    case sendEvent = "sendEvent"
    case openCustomer = "openCustomer"
    case getGlobalConfig = "getGlobalConfig"
    case getDeviceInfoAndSystemInfo = "GetDeviceInfoAndSystemInfo"
    case supportStatusBarImmersion = "supportStatusBarImmersion"
    case getNotchSize = "getNotchSize"

    /// First app version that answers it.
    public var since: String {
      switch self {
      case .isLoggedIn, .login, .goAuth, .getUserInfo, .navigateToFundTrading, .share, .openSharePanel, .setPageTitle, .setPageTag, .goBackByTag, .setTitleBar, .refreshOnRedisplay, .sendEvent, .openCustomer, .getGlobalConfig, .getDeviceInfoAndSystemInfo: return "5.0.0"
      case .goCombineTrading: return "5.4.0"
      case .setShareData: return "5.6.0"
      case .pageReady, .pageOpened, .claimBack, .closePage: return "5.12.0"
      case .setStatusBar, .supportStatusBarImmersion, .getNotchSize: return "5.2.0"
      }
    }

    /// Longest wait of the page, in milliseconds.
    public var deadlineMs: Int {
      switch self {
      case .isLoggedIn, .getUserInfo, .setPageTitle, .setPageTag, .goBackByTag, .pageReady, .pageOpened, .setTitleBar, .setStatusBar, .refreshOnRedisplay, .sendEvent, .getGlobalConfig, .getDeviceInfoAndSystemInfo: return 3000
      case .login, .goAuth: return 300000
      case .navigateToFundTrading, .goCombineTrading, .closePage, .openCustomer: return 5000
      case .share, .openSharePanel: return 120000
      case .setShareData: return 10000
      case .claimBack, .supportStatusBarImmersion, .getNotchSize: return 2000
      }
    }

    public var effect: Effect {
      switch self {
      case .isLoggedIn, .getUserInfo, .getGlobalConfig, .getDeviceInfoAndSystemInfo, .supportStatusBarImmersion, .getNotchSize: return .query
      case .login, .goAuth, .share, .openSharePanel, .setShareData, .setPageTitle, .setPageTag, .pageReady, .pageOpened, .claimBack, .setTitleBar, .setStatusBar, .refreshOnRedisplay, .sendEvent: return .ui
      case .navigateToFundTrading, .goCombineTrading, .goBackByTag, .closePage, .openCustomer: return .navigation
      }
    }
  }
}

// MARK: - What the app does

/// Arguments are checked already; amounts and codes are values to fill in, which the user confirms.
/// A handler that does not do the call
/// throws Refusal.
@MainActor
public protocol H5BridgeHandler: AnyObject {
  /// Says whether the app has a signed-in user. Result: `{ loggedIn }`.
  /// Since app 5.0.0, deadline 3000 ms, effect query.
  func isLoggedIn() async throws -> H5Bridge.IsLoggedInResult

  /// Opens the app's sign-in. Answers when the user has signed in (`true`) or closed it (`false`).
  /// Since app 5.0.0, deadline 300000 ms, effect ui.
  func login() async throws -> H5Bridge.LoginResult

  /// Opens the app's real-name authentication. Answers when the user has passed it (`true`) or closed it (`false`).
  /// Since app 5.0.0, deadline 300000 ms, effect ui.
  func goAuth() async throws -> H5Bridge.GoAuthResult

  /// The signed-in user's keys for the `openid` and `encid` request headers; empty strings when signed out. Never cached by the client, so that keys are held as briefly as possible.
  /// Since app 5.0.0, deadline 3000 ms, effect query.
  func getUserInfo() async throws -> H5Bridge.GetUserInfoResult

  /// Opens the app's own trading page with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none; `periods` counts instalments, 0 for no end; `cycle` and `planName` are `''` unless `tradeType` is `plan`.
  /// Since app 5.0.0, deadline 5000 ms, effect navigation.
  func navigateToFundTrading(_ args: H5Bridge.NavigateToFundTradingArgs) async throws

  /// Opens the app's own page for trading a portfolio, with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none.
  /// Since app 5.4.0, deadline 5000 ms, effect navigation.
  func goCombineTrading(_ args: H5Bridge.GoCombineTradingArgs) async throws

  /// Shares to one channel. The user may still cancel in the other app.
  /// Since app 5.0.0, deadline 120000 ms, effect ui.
  func share(_ args: H5Bridge.ShareArgs) async throws -> H5Bridge.ShareResult

  /// Shows the app's panel with these channels, in this order; `channel` is the chosen one, `''` when none was.
  /// Since app 5.0.0, deadline 120000 ms, effect ui.
  func openSharePanel(_ args: H5Bridge.OpenSharePanelArgs) async throws -> H5Bridge.OpenSharePanelResult

  /// Sets what the container's own share menu shares from this page on.
  /// Since app 5.6.0, deadline 10000 ms, effect ui.
  func setShareData(_ args: H5Bridge.SetShareDataArgs) async throws

  /// Text of the native title bar; of the document outside the app.
  /// Since app 5.0.0, deadline 3000 ms, effect ui.
  func setPageTitle(_ args: H5Bridge.SetPageTitleArgs) async throws

  /// Marks the current page, so that `goBackByTag` can return to it.
  /// Since app 5.0.0, deadline 3000 ms, effect ui.
  func setPageTag(_ args: H5Bridge.SetPageTagArgs) async throws

  /// Goes back to the page with the tag. `found` is false when there is none; then the page stays.
  /// Since app 5.0.0, deadline 3000 ms, effect navigation.
  func goBackByTag(_ args: H5Bridge.GoBackByTagArgs) async throws -> H5Bridge.GoBackByTagResult

  /// This page was loaded ahead at the blank address, and waits for the event `open`.
  /// Since app 5.12.0, deadline 3000 ms, effect ui.
  func pageReady() async throws

  /// The end of the event `open`. `screen`: the screen with its first data is in the page. `waiting`: the screen is there and its data are not yet. `refused`: the page has shown another user, or too much, and is empty now; the app ends it and opens the address in a new one.
  /// Since app 5.12.0, deadline 3000 ms, effect ui.
  func pageOpened(_ args: H5Bridge.PageOpenedArgs) async throws

  /// Takes over the press that `backPressed` announced: the page closes what is on top, goes back by itself, or calls `closePage`. `claimed` is false where the app did not wait and has gone back.
  /// Since app 5.12.0, deadline 2000 ms, effect ui.
  func claimBack() async throws -> H5Bridge.ClaimBackResult

  /// Closes this page: the user goes back from the first one.
  /// Since app 5.12.0, deadline 5000 ms, effect navigation.
  func closePage() async throws

  /// The native title bar over this page: whether it is there, its colour, and whether its text is dark or light.
  /// Since app 5.0.0, deadline 3000 ms, effect ui.
  func setTitleBar(_ args: H5Bridge.SetTitleBarArgs) async throws

  /// The status bar over this page: whether its text is dark or light, and the colour behind it.
  /// Since app 5.2.0, deadline 3000 ms, effect ui.
  func setStatusBar(_ args: H5Bridge.SetStatusBarArgs) async throws

  /// Says whether this page is reloaded each time it is shown again.
  /// Since app 5.0.0, deadline 3000 ms, effect ui.
  func refreshOnRedisplay(_ args: H5Bridge.RefreshOnRedisplayArgs) async throws

  /// Sends an event of the page to the app, and through it to the app's other pages. No personal data.
  /// Since app 5.0.0, deadline 3000 ms, effect ui.
  func sendEvent(_ args: H5Bridge.SendEventArgs) async throws

  /// Opens customer service. `source` names the page for the agent; `''` for none.
  /// Since app 5.0.0, deadline 5000 ms, effect navigation.
  func openCustomer(_ args: H5Bridge.OpenCustomerArgs) async throws

  /// Values of the app's remote configuration. A key that the app does not have is left out of `values`.
  /// Since app 5.0.0, deadline 3000 ms, effect query.
  func getGlobalConfig(_ args: H5Bridge.GetGlobalConfigArgs) async throws -> H5Bridge.GetGlobalConfigResult

  /// The device and the app. `bridgeVersion` is the host's `CONTRACT_VERSION`, `packVersion` the loaded pack. The client calls it once on its own, to find out what an older app does not have.
  /// Since app 5.0.0, deadline 3000 ms, effect query.
  func getDeviceInfoAndSystemInfo() async throws -> H5Bridge.GetDeviceInfoAndSystemInfoResult

  /// Says whether the page may draw under the status bar.
  /// Since app 5.2.0, deadline 2000 ms, effect query.
  func supportStatusBarImmersion() async throws -> H5Bridge.SupportStatusBarImmersionResult

  /// Heights that the screen's notch and home bar take, in CSS pixels.
  /// Since app 5.2.0, deadline 2000 ms, effect query.
  func getNotchSize() async throws -> H5Bridge.GetNotchSizeResult
}

// MARK: - The events of the app, as JSON text

extension H5Bridge {
  public enum Events {
    /// The page is visible again: a native page above it was closed, or the app returned to the foreground.
    public static func resume() throws -> String {
      try Json.object(["event": .text("resume"), "data": .object([:])]).written()
    }

    /// The web view for third-party pages was closed, and this page is visible again. `path` is path and query of the pack's address that the other page led to, for this page to go to by itself; empty where the user closed it.
    public static func returned(_ data: ReturnedData) throws -> String {
      try Json.object(["event": .text("returned"), "data": data.json]).written()
    }

    /// The back key was pressed, the title bar's back button tapped, or the edge swiped. A page that answers with `claimBack` within a second goes back by itself; else the app does.
    public static func backPressed() throws -> String {
      try Json.object(["event": .text("backPressed"), "data": .object([:])]).written()
    }

    /// Notch and home bar moved, mostly because the device was rotated. Heights in CSS pixels.
    public static func notchChanged(_ data: NotchChangedData) throws -> String {
      try Json.object(["event": .text("notchChanged"), "data": data.json]).written()
    }

    /// The user signed in, signed out, or switched to another account.
    public static func loginChanged(_ data: LoginChangedData) throws -> String {
      try Json.object(["event": .text("loginChanged"), "data": data.json]).written()
    }

    /// The network connected, disconnected, or changed its type.
    public static func networkChanged(_ data: NetworkChangedData) throws -> String {
      try Json.object(["event": .text("networkChanged"), "data": data.json]).written()
    }

    /// Opens a screen in a page that was loaded ahead at the blank address. `opening` names this opening in `pageOpened`; `path` is path and query; `openId` and `encOpenId` are the user's keys, both empty when signed out; `packBoot` is the token of this load; `tappedAt` is when the user tapped, in milliseconds since 1970, 0 where there was no tap; `answers` has the provider's answers to the screen's first calls: JSON text of an object, by their calls, `POST /api/fund/queryFundOne [["fundCode","000198"]]`, the call's fields in the order of their names. An answer that has arrived and is short is text; for any other there is its place, a number `N` with which the page takes it from `/__pack/answer/N`, once. Empty where there are none.
    public static func open(_ data: OpenData) throws -> String {
      try Json.object(["event": .text("open"), "data": data.json]).written()
    }
  }
}

// MARK: - Enumerations

extension H5Bridge {
  public enum NavigateToFundTradingCycle: String, CaseIterable {
    case empty = ""
    case day = "day"
    case week = "week"
    case fortnight = "fortnight"
    case month = "month"

    static func read(_ at: String, _ value: Json?) throws -> NavigateToFundTradingCycle {
      guard let it = NavigateToFundTradingCycle(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum NavigateToFundTradingTradeType: String, CaseIterable {
    case buy = "buy"
    case redeem = "redeem"
    case convert = "convert"
    case plan = "plan"

    static func read(_ at: String, _ value: Json?) throws -> NavigateToFundTradingTradeType {
      guard let it = NavigateToFundTradingTradeType(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum GoCombineTradingTradeType: String, CaseIterable {
    case buy = "buy"
    case redeem = "redeem"
    case plan = "plan"

    static func read(_ at: String, _ value: Json?) throws -> GoCombineTradingTradeType {
      guard let it = GoCombineTradingTradeType(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum Channel: String, CaseIterable {
    case wx = "wx"
    case wxf = "wxf"
    case dx = "dx"
    case qq = "qq"
    case qzone = "qzone"
    case moreShare = "moreShare"
    case copyLink = "copyLink"
    case saveLocal = "saveLocal"
    case workWX = "workWX"

    static func read(_ at: String, _ value: Json?) throws -> Channel {
      guard let it = Channel(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum Outcome: String, CaseIterable {
    case shared = "shared"
    case cancelled = "cancelled"
    case offered = "offered"
    case copied = "copied"

    static func read(_ at: String, _ value: Json?) throws -> Outcome {
      guard let it = Outcome(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum OpenSharePanelChannel: String, CaseIterable {
    case empty = ""
    case wx = "wx"
    case wxf = "wxf"
    case dx = "dx"
    case qq = "qq"
    case qzone = "qzone"
    case moreShare = "moreShare"
    case copyLink = "copyLink"
    case saveLocal = "saveLocal"
    case workWX = "workWX"

    static func read(_ at: String, _ value: Json?) throws -> OpenSharePanelChannel {
      guard let it = OpenSharePanelChannel(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum PageOpenedShown: String, CaseIterable {
    case screen = "screen"
    case waiting = "waiting"
    case refused = "refused"

    static func read(_ at: String, _ value: Json?) throws -> PageOpenedShown {
      guard let it = PageOpenedShown(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum TextStyle: String, CaseIterable {
    case dark = "dark"
    case light = "light"

    static func read(_ at: String, _ value: Json?) throws -> TextStyle {
      guard let it = TextStyle(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum GetDeviceInfoAndSystemInfoPlatform: String, CaseIterable {
    case ios = "ios"
    case android = "android"
    case browser = "browser"

    static func read(_ at: String, _ value: Json?) throws -> GetDeviceInfoAndSystemInfoPlatform {
      guard let it = GetDeviceInfoAndSystemInfoPlatform(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum NotchChangedOrientation: String, CaseIterable {
    case portrait = "portrait"
    case landscape = "landscape"

    static func read(_ at: String, _ value: Json?) throws -> NotchChangedOrientation {
      guard let it = NotchChangedOrientation(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }

  public enum NetworkChangedType: String, CaseIterable {
    case wifi = "wifi"
    case cellular = "cellular"
    case none = "none"
    case unknown = "unknown"

    static func read(_ at: String, _ value: Json?) throws -> NetworkChangedType {
      guard let it = NetworkChangedType(rawValue: try Read.text(at, value)) else {
        throw InvalidValue(message: "\(at): not one of its words")
      }
      return it
    }
  }
}

/// Patterns match whole texts.
private enum Patterns {
  static let fundCode = whole("[0-9]{6}")
  static let amount = whole("(?:[0-9]{1,12}(?:\\.[0-9]{1,2})?)?")
  static let portfolioCode = whole("[A-Za-z0-9_]{1,16}")
  static let shareLink = whole("https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+")
  static let shareImgUrl = whole("(?:https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{1,2040}|data:image/png;base64,[0-9A-Za-z+/=]+)")
  static let background = whole("#[0-9a-fA-F]{6}")
  static let name = whole("[A-Za-z][A-Za-z0-9_]{0,63}")
  static let appVersion = whole("[0-9]+\\.[0-9]+\\.[0-9]+")
  static let path = whole("(?:/(?:[^/\\\\][^\\\\]{0,4095})?)?")
  static let opening = whole("[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{0,512}")
  static let openDataPath = whole("/(?:[^/\\\\][^\\\\]{0,4095})?")

  private static func whole(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: [])
    } catch {
      preconditionFailure("a pattern of the contract is no regular expression: \(pattern)")
    }
  }
}

// MARK: - Arguments, results and data

extension H5Bridge {
  /// Result of isLoggedIn.
  public struct IsLoggedInResult: Equatable, CustomStringConvertible {
    public let loggedIn: Bool

    public init(loggedIn: Bool) {
      self.loggedIn = loggedIn
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        loggedIn: try Read.flag("loggedIn", fields["loggedIn"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["loggedIn"] = .flag(loggedIn)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "IsLoggedInResult" }
  }

  /// Result of login.
  public struct LoginResult: Equatable, CustomStringConvertible {
    public let loggedIn: Bool

    public init(loggedIn: Bool) {
      self.loggedIn = loggedIn
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        loggedIn: try Read.flag("loggedIn", fields["loggedIn"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["loggedIn"] = .flag(loggedIn)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "LoginResult" }
  }

  /// Result of goAuth.
  public struct GoAuthResult: Equatable, CustomStringConvertible {
    public let authenticated: Bool

    public init(authenticated: Bool) {
      self.authenticated = authenticated
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        authenticated: try Read.flag("authenticated", fields["authenticated"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["authenticated"] = .flag(authenticated)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GoAuthResult" }
  }

  /// Result of getUserInfo.
  public struct GetUserInfoResult: Equatable, CustomStringConvertible {
    public let appUserId: String
    public let openId: String
    public let encOpenId: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(appUserId: String, openId: String, encOpenId: String) throws {
      try Check.text("appUserId", appUserId, 0...Int.max)
      try Check.text("openId", openId, 0...Int.max)
      try Check.text("encOpenId", encOpenId, 0...Int.max)
      self.appUserId = appUserId
      self.openId = openId
      self.encOpenId = encOpenId
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        appUserId: try Read.text("appUserId", fields["appUserId"]),
        openId: try Read.text("openId", fields["openId"]),
        encOpenId: try Read.text("encOpenId", fields["encOpenId"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["appUserId"] = .text(appUserId)
      fields["openId"] = .text(openId)
      fields["encOpenId"] = .text(encOpenId)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GetUserInfoResult" }
  }

  /// Arguments of navigateToFundTrading.
  public struct NavigateToFundTradingArgs: Equatable, CustomStringConvertible {
    /// matches `^\d{6}$`
    public let fundCode: String
    /// matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$`
    public let amount: String
    /// 0 or more
    public let periods: Int
    /// one of `''`, `day`, `week`, `fortnight`, `month`
    public let cycle: NavigateToFundTradingCycle
    /// 0 to 40 UTF-16 units
    public let planName: String
    /// one of `buy`, `redeem`, `convert`, `plan`
    public let tradeType: NavigateToFundTradingTradeType

    /// Throws InvalidValue when a value breaks the contract.
    public init(fundCode: String, amount: String, periods: Int, cycle: NavigateToFundTradingCycle, planName: String, tradeType: NavigateToFundTradingTradeType) throws {
      try Check.text("fundCode", fundCode, 0...Int.max, Patterns.fundCode)
      try Check.text("amount", amount, 0...Int.max, Patterns.amount)
      try Check.integer("periods", periods, 0...maxInteger)
      try Check.text("planName", planName, 0...40)
      self.fundCode = fundCode
      self.amount = amount
      self.periods = periods
      self.cycle = cycle
      self.planName = planName
      self.tradeType = tradeType
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["fundCode", "amount", "periods", "cycle", "planName", "tradeType"])
      try self.init(
        fundCode: try Read.text("fundCode", fields["fundCode"]),
        amount: try Read.text("amount", fields["amount"]),
        periods: try Read.integer("periods", fields["periods"]),
        cycle: try NavigateToFundTradingCycle.read("cycle", fields["cycle"]),
        planName: try Read.text("planName", fields["planName"]),
        tradeType: try NavigateToFundTradingTradeType.read("tradeType", fields["tradeType"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["fundCode"] = .text(fundCode)
      fields["amount"] = .text(amount)
      fields["periods"] = .number(Double(periods))
      fields["cycle"] = .text(cycle.rawValue)
      fields["planName"] = .text(planName)
      fields["tradeType"] = .text(tradeType.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "NavigateToFundTradingArgs" }
  }

  /// Arguments of goCombineTrading.
  public struct GoCombineTradingArgs: Equatable, CustomStringConvertible {
    /// matches `^\w{1,16}$`
    public let portfolioCode: String
    /// matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$`
    public let amount: String
    /// one of `buy`, `redeem`, `plan`
    public let tradeType: GoCombineTradingTradeType

    /// Throws InvalidValue when a value breaks the contract.
    public init(portfolioCode: String, amount: String, tradeType: GoCombineTradingTradeType) throws {
      try Check.text("portfolioCode", portfolioCode, 0...Int.max, Patterns.portfolioCode)
      try Check.text("amount", amount, 0...Int.max, Patterns.amount)
      self.portfolioCode = portfolioCode
      self.amount = amount
      self.tradeType = tradeType
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["portfolioCode", "amount", "tradeType"])
      try self.init(
        portfolioCode: try Read.text("portfolioCode", fields["portfolioCode"]),
        amount: try Read.text("amount", fields["amount"]),
        tradeType: try GoCombineTradingTradeType.read("tradeType", fields["tradeType"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["portfolioCode"] = .text(portfolioCode)
      fields["amount"] = .text(amount)
      fields["tradeType"] = .text(tradeType.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GoCombineTradingArgs" }
  }

  /// Arguments of share.
  public struct ShareArgs: Equatable, CustomStringConvertible {
    /// one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX`
    public let channel: Channel
    /// 1 to 80 UTF-16 units
    public let shareTitle: String
    /// 0 to 200 UTF-16 units
    public let shareDesc: String
    /// 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$`
    public let shareLink: String
    /// empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$`
    public let shareImgUrl: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(channel: Channel, shareTitle: String, shareDesc: String, shareLink: String, shareImgUrl: String) throws {
      try Check.text("shareTitle", shareTitle, 1...80)
      try Check.text("shareDesc", shareDesc, 0...200)
      try Check.text("shareLink", shareLink, 0...2048, Patterns.shareLink)
      try Check.text("shareImgUrl", shareImgUrl, 0...Int.max, Patterns.shareImgUrl, orEmpty: true)
      self.channel = channel
      self.shareTitle = shareTitle
      self.shareDesc = shareDesc
      self.shareLink = shareLink
      self.shareImgUrl = shareImgUrl
      try Check.bytes(json, 1000000)
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["channel", "shareTitle", "shareDesc", "shareLink", "shareImgUrl"])
      try self.init(
        channel: try Channel.read("channel", fields["channel"]),
        shareTitle: try Read.text("shareTitle", fields["shareTitle"]),
        shareDesc: try Read.text("shareDesc", fields["shareDesc"]),
        shareLink: try Read.text("shareLink", fields["shareLink"]),
        shareImgUrl: try Read.text("shareImgUrl", fields["shareImgUrl"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["channel"] = .text(channel.rawValue)
      fields["shareTitle"] = .text(shareTitle)
      fields["shareDesc"] = .text(shareDesc)
      fields["shareLink"] = .text(shareLink)
      fields["shareImgUrl"] = .text(shareImgUrl)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "ShareArgs" }
  }

  /// Result of share.
  public struct ShareResult: Equatable, CustomStringConvertible {
    /// one of `shared`, `cancelled`, `offered`, `copied`
    public let outcome: Outcome

    public init(outcome: Outcome) {
      self.outcome = outcome
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        outcome: try Outcome.read("outcome", fields["outcome"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["outcome"] = .text(outcome.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "ShareResult" }
  }

  /// Arguments of openSharePanel.
  public struct OpenSharePanelArgs: Equatable, CustomStringConvertible {
    /// 1 to 9 items; each: one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX`
    public let channels: [Channel]
    /// 1 to 80 UTF-16 units
    public let shareTitle: String
    /// 0 to 200 UTF-16 units
    public let shareDesc: String
    /// 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$`
    public let shareLink: String
    /// empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$`
    public let shareImgUrl: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(channels: [Channel], shareTitle: String, shareDesc: String, shareLink: String, shareImgUrl: String) throws {
      try Check.size("channels", channels.count, 1...9)
      try Check.text("shareTitle", shareTitle, 1...80)
      try Check.text("shareDesc", shareDesc, 0...200)
      try Check.text("shareLink", shareLink, 0...2048, Patterns.shareLink)
      try Check.text("shareImgUrl", shareImgUrl, 0...Int.max, Patterns.shareImgUrl, orEmpty: true)
      self.channels = channels
      self.shareTitle = shareTitle
      self.shareDesc = shareDesc
      self.shareLink = shareLink
      self.shareImgUrl = shareImgUrl
      try Check.bytes(json, 1000000)
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["channels", "shareTitle", "shareDesc", "shareLink", "shareImgUrl"])
      try self.init(
        channels: try Read.list("channels", fields["channels"], Channel.read),
        shareTitle: try Read.text("shareTitle", fields["shareTitle"]),
        shareDesc: try Read.text("shareDesc", fields["shareDesc"]),
        shareLink: try Read.text("shareLink", fields["shareLink"]),
        shareImgUrl: try Read.text("shareImgUrl", fields["shareImgUrl"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["channels"] = .list(channels.map { Json.text($0.rawValue) })
      fields["shareTitle"] = .text(shareTitle)
      fields["shareDesc"] = .text(shareDesc)
      fields["shareLink"] = .text(shareLink)
      fields["shareImgUrl"] = .text(shareImgUrl)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "OpenSharePanelArgs" }
  }

  /// Result of openSharePanel.
  public struct OpenSharePanelResult: Equatable, CustomStringConvertible {
    /// one of `''`, `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX`
    public let channel: OpenSharePanelChannel
    /// one of `shared`, `cancelled`, `offered`, `copied`
    public let outcome: Outcome

    public init(channel: OpenSharePanelChannel, outcome: Outcome) {
      self.channel = channel
      self.outcome = outcome
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        channel: try OpenSharePanelChannel.read("channel", fields["channel"]),
        outcome: try Outcome.read("outcome", fields["outcome"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["channel"] = .text(channel.rawValue)
      fields["outcome"] = .text(outcome.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "OpenSharePanelResult" }
  }

  /// Arguments of setShareData.
  public struct SetShareDataArgs: Equatable, CustomStringConvertible {
    /// 1 to 80 UTF-16 units
    public let shareTitle: String
    /// 0 to 200 UTF-16 units
    public let shareDesc: String
    /// 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$`
    public let shareLink: String
    /// empty, or: 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$`
    public let shareImgUrl: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(shareTitle: String, shareDesc: String, shareLink: String, shareImgUrl: String) throws {
      try Check.text("shareTitle", shareTitle, 1...80)
      try Check.text("shareDesc", shareDesc, 0...200)
      try Check.text("shareLink", shareLink, 0...2048, Patterns.shareLink)
      try Check.text("shareImgUrl", shareImgUrl, 0...2048, Patterns.shareLink, orEmpty: true)
      self.shareTitle = shareTitle
      self.shareDesc = shareDesc
      self.shareLink = shareLink
      self.shareImgUrl = shareImgUrl
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["shareTitle", "shareDesc", "shareLink", "shareImgUrl"])
      try self.init(
        shareTitle: try Read.text("shareTitle", fields["shareTitle"]),
        shareDesc: try Read.text("shareDesc", fields["shareDesc"]),
        shareLink: try Read.text("shareLink", fields["shareLink"]),
        shareImgUrl: try Read.text("shareImgUrl", fields["shareImgUrl"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["shareTitle"] = .text(shareTitle)
      fields["shareDesc"] = .text(shareDesc)
      fields["shareLink"] = .text(shareLink)
      fields["shareImgUrl"] = .text(shareImgUrl)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SetShareDataArgs" }
  }

  /// Arguments of setPageTitle.
  public struct SetPageTitleArgs: Equatable, CustomStringConvertible {
    /// 0 to 40 UTF-16 units
    public let title: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(title: String) throws {
      try Check.text("title", title, 0...40)
      self.title = title
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["title"])
      try self.init(
        title: try Read.text("title", fields["title"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["title"] = .text(title)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SetPageTitleArgs" }
  }

  /// Arguments of setPageTag.
  public struct SetPageTagArgs: Equatable, CustomStringConvertible {
    /// 1 to 64 UTF-16 units
    public let tag: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(tag: String) throws {
      try Check.text("tag", tag, 1...64)
      self.tag = tag
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["tag"])
      try self.init(
        tag: try Read.text("tag", fields["tag"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["tag"] = .text(tag)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SetPageTagArgs" }
  }

  /// Arguments of goBackByTag.
  public struct GoBackByTagArgs: Equatable, CustomStringConvertible {
    /// 1 to 64 UTF-16 units
    public let tag: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(tag: String) throws {
      try Check.text("tag", tag, 1...64)
      self.tag = tag
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["tag"])
      try self.init(
        tag: try Read.text("tag", fields["tag"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["tag"] = .text(tag)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GoBackByTagArgs" }
  }

  /// Result of goBackByTag.
  public struct GoBackByTagResult: Equatable, CustomStringConvertible {
    public let found: Bool

    public init(found: Bool) {
      self.found = found
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        found: try Read.flag("found", fields["found"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["found"] = .flag(found)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GoBackByTagResult" }
  }

  /// Arguments of pageOpened.
  public struct PageOpenedArgs: Equatable, CustomStringConvertible {
    /// 1 to 64 UTF-16 units
    public let opening: String
    /// one of `screen`, `waiting`, `refused`
    public let shown: PageOpenedShown

    /// Throws InvalidValue when a value breaks the contract.
    public init(opening: String, shown: PageOpenedShown) throws {
      try Check.text("opening", opening, 1...64)
      self.opening = opening
      self.shown = shown
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["opening", "shown"])
      try self.init(
        opening: try Read.text("opening", fields["opening"]),
        shown: try PageOpenedShown.read("shown", fields["shown"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["opening"] = .text(opening)
      fields["shown"] = .text(shown.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "PageOpenedArgs" }
  }

  /// Result of claimBack.
  public struct ClaimBackResult: Equatable, CustomStringConvertible {
    public let claimed: Bool

    public init(claimed: Bool) {
      self.claimed = claimed
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        claimed: try Read.flag("claimed", fields["claimed"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["claimed"] = .flag(claimed)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "ClaimBackResult" }
  }

  /// Arguments of setTitleBar.
  public struct SetTitleBarArgs: Equatable, CustomStringConvertible {
    public let visible: Bool
    /// matches `^#[0-9a-fA-F]{6}$`
    public let background: String
    /// one of `dark`, `light`
    public let textStyle: TextStyle

    /// Throws InvalidValue when a value breaks the contract.
    public init(visible: Bool, background: String, textStyle: TextStyle) throws {
      try Check.text("background", background, 0...Int.max, Patterns.background)
      self.visible = visible
      self.background = background
      self.textStyle = textStyle
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["visible", "background", "textStyle"])
      try self.init(
        visible: try Read.flag("visible", fields["visible"]),
        background: try Read.text("background", fields["background"]),
        textStyle: try TextStyle.read("textStyle", fields["textStyle"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["visible"] = .flag(visible)
      fields["background"] = .text(background)
      fields["textStyle"] = .text(textStyle.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SetTitleBarArgs" }
  }

  /// Arguments of setStatusBar.
  public struct SetStatusBarArgs: Equatable, CustomStringConvertible {
    /// matches `^#[0-9a-fA-F]{6}$`
    public let background: String
    /// one of `dark`, `light`
    public let textStyle: TextStyle

    /// Throws InvalidValue when a value breaks the contract.
    public init(background: String, textStyle: TextStyle) throws {
      try Check.text("background", background, 0...Int.max, Patterns.background)
      self.background = background
      self.textStyle = textStyle
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["background", "textStyle"])
      try self.init(
        background: try Read.text("background", fields["background"]),
        textStyle: try TextStyle.read("textStyle", fields["textStyle"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["background"] = .text(background)
      fields["textStyle"] = .text(textStyle.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SetStatusBarArgs" }
  }

  /// Arguments of refreshOnRedisplay.
  public struct RefreshOnRedisplayArgs: Equatable, CustomStringConvertible {
    public let enabled: Bool

    public init(enabled: Bool) {
      self.enabled = enabled
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["enabled"])
      self.init(
        enabled: try Read.flag("enabled", fields["enabled"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["enabled"] = .flag(enabled)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "RefreshOnRedisplayArgs" }
  }

  /// Arguments of sendEvent.
  public struct SendEventArgs: Equatable, CustomStringConvertible {
    /// matches `^[A-Za-z]\w{0,63}$`
    public let name: String
    /// keys: 0 to 64 UTF-16 units; values: text, number or boolean; text: 0 to 1000 UTF-16 units
    public let data: [String: Scalar]

    /// Throws InvalidValue when a value breaks the contract.
    public init(name: String, data: [String: Scalar]) throws {
      try Check.text("name", name, 0...Int.max, Patterns.name)
      for key in data.keys { try Check.text("data", key, 0...64) }
      for it in data.values { try Check.scalar("data", it, 0...1000) }
      self.name = name
      self.data = data
      try Check.bytes(json, 16384)
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["name", "data"])
      try self.init(
        name: try Read.text("name", fields["name"]),
        data: try Read.map("data", fields["data"], Scalar.read)
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["name"] = .text(name)
      fields["data"] = .object(data.mapValues { $0.json })
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SendEventArgs" }
  }

  /// Arguments of openCustomer.
  public struct OpenCustomerArgs: Equatable, CustomStringConvertible {
    /// 0 to 64 UTF-16 units
    public let source: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(source: String) throws {
      try Check.text("source", source, 0...64)
      self.source = source
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["source"])
      try self.init(
        source: try Read.text("source", fields["source"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["source"] = .text(source)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "OpenCustomerArgs" }
  }

  /// Arguments of getGlobalConfig.
  public struct GetGlobalConfigArgs: Equatable, CustomStringConvertible {
    /// 1 to 50 items; each: 1 to 64 UTF-16 units
    public let keys: [String]

    /// Throws InvalidValue when a value breaks the contract.
    public init(keys: [String]) throws {
      try Check.size("keys", keys.count, 1...50)
      for it in keys { try Check.text("keys", it, 1...64) }
      self.keys = keys
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json, only: ["keys"])
      try self.init(
        keys: try Read.list("keys", fields["keys"], Read.text)
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["keys"] = .list(keys.map { Json.text($0) })
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GetGlobalConfigArgs" }
  }

  /// Result of getGlobalConfig.
  public struct GetGlobalConfigResult: Equatable, CustomStringConvertible {
    public let values: [String: String]

    /// Throws InvalidValue when a value breaks the contract.
    public init(values: [String: String]) throws {
      for key in values.keys { try Check.text("values", key, 0...Int.max) }
      for it in values.values { try Check.text("values", it, 0...Int.max) }
      self.values = values
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        values: try Read.map("values", fields["values"], Read.text)
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["values"] = .object(values.mapValues { Json.text($0) })
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GetGlobalConfigResult" }
  }

  /// Result of GetDeviceInfoAndSystemInfo.
  public struct GetDeviceInfoAndSystemInfoResult: Equatable, CustomStringConvertible {
    /// one of `ios`, `android`, `browser`
    public let platform: GetDeviceInfoAndSystemInfoPlatform
    public let systemVersion: String
    public let model: String
    /// matches `^\d+\.\d+\.\d+$`
    public let appVersion: String
    public let bridgeVersion: Int
    public let packVersion: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(platform: GetDeviceInfoAndSystemInfoPlatform, systemVersion: String, model: String, appVersion: String, bridgeVersion: Int, packVersion: String) throws {
      try Check.text("systemVersion", systemVersion, 0...Int.max)
      try Check.text("model", model, 0...Int.max)
      try Check.text("appVersion", appVersion, 0...Int.max, Patterns.appVersion)
      try Check.integer("bridgeVersion", bridgeVersion, -maxInteger...maxInteger)
      try Check.text("packVersion", packVersion, 0...Int.max)
      self.platform = platform
      self.systemVersion = systemVersion
      self.model = model
      self.appVersion = appVersion
      self.bridgeVersion = bridgeVersion
      self.packVersion = packVersion
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        platform: try GetDeviceInfoAndSystemInfoPlatform.read("platform", fields["platform"]),
        systemVersion: try Read.text("systemVersion", fields["systemVersion"]),
        model: try Read.text("model", fields["model"]),
        appVersion: try Read.text("appVersion", fields["appVersion"]),
        bridgeVersion: try Read.integer("bridgeVersion", fields["bridgeVersion"]),
        packVersion: try Read.text("packVersion", fields["packVersion"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["platform"] = .text(platform.rawValue)
      fields["systemVersion"] = .text(systemVersion)
      fields["model"] = .text(model)
      fields["appVersion"] = .text(appVersion)
      fields["bridgeVersion"] = .number(Double(bridgeVersion))
      fields["packVersion"] = .text(packVersion)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GetDeviceInfoAndSystemInfoResult" }
  }

  /// Result of supportStatusBarImmersion.
  public struct SupportStatusBarImmersionResult: Equatable, CustomStringConvertible {
    public let supported: Bool

    public init(supported: Bool) {
      self.supported = supported
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        supported: try Read.flag("supported", fields["supported"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["supported"] = .flag(supported)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "SupportStatusBarImmersionResult" }
  }

  /// Result of getNotchSize.
  public struct GetNotchSizeResult: Equatable, CustomStringConvertible {
    /// 0 to 200
    public let top: Double
    /// 0 to 200
    public let bottom: Double

    /// Throws InvalidValue when a value breaks the contract.
    public init(top: Double, bottom: Double) throws {
      try Check.number("top", top, 0.0...200.0)
      try Check.number("bottom", bottom, 0.0...200.0)
      self.top = top
      self.bottom = bottom
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        top: try Read.number("top", fields["top"]),
        bottom: try Read.number("bottom", fields["bottom"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["top"] = .number(top)
      fields["bottom"] = .number(bottom)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "GetNotchSizeResult" }
  }

  /// Data of the event returned.
  public struct ReturnedData: Equatable, CustomStringConvertible {
    /// matches `^(?:\/(?:[^/\\][^\\]{0,4095})?)?$`
    public let path: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(path: String) throws {
      try Check.text("path", path, 0...Int.max, Patterns.path)
      self.path = path
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        path: try Read.text("path", fields["path"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["path"] = .text(path)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "ReturnedData" }
  }

  /// Data of the event notchChanged.
  public struct NotchChangedData: Equatable, CustomStringConvertible {
    /// 0 to 200
    public let top: Double
    /// 0 to 200
    public let bottom: Double
    /// one of `portrait`, `landscape`
    public let orientation: NotchChangedOrientation

    /// Throws InvalidValue when a value breaks the contract.
    public init(top: Double, bottom: Double, orientation: NotchChangedOrientation) throws {
      try Check.number("top", top, 0.0...200.0)
      try Check.number("bottom", bottom, 0.0...200.0)
      self.top = top
      self.bottom = bottom
      self.orientation = orientation
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        top: try Read.number("top", fields["top"]),
        bottom: try Read.number("bottom", fields["bottom"]),
        orientation: try NotchChangedOrientation.read("orientation", fields["orientation"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["top"] = .number(top)
      fields["bottom"] = .number(bottom)
      fields["orientation"] = .text(orientation.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "NotchChangedData" }
  }

  /// Data of the event loginChanged.
  public struct LoginChangedData: Equatable, CustomStringConvertible {
    public let loggedIn: Bool

    public init(loggedIn: Bool) {
      self.loggedIn = loggedIn
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        loggedIn: try Read.flag("loggedIn", fields["loggedIn"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["loggedIn"] = .flag(loggedIn)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "LoginChangedData" }
  }

  /// Data of the event networkChanged.
  public struct NetworkChangedData: Equatable, CustomStringConvertible {
    public let online: Bool
    /// one of `wifi`, `cellular`, `none`, `unknown`
    public let type: NetworkChangedType

    public init(online: Bool, type: NetworkChangedType) {
      self.online = online
      self.type = type
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      self.init(
        online: try Read.flag("online", fields["online"]),
        type: try NetworkChangedType.read("type", fields["type"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["online"] = .flag(online)
      fields["type"] = .text(type.rawValue)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "NetworkChangedData" }
  }

  /// Data of the event open.
  public struct OpenData: Equatable, CustomStringConvertible {
    /// matches `^[^\s]{0,512}$`
    public let opening: String
    /// matches `^\/(?:[^/\\][^\\]{0,4095})?$`
    public let path: String
    /// matches `^[^\s]{0,512}$`
    public let openId: String
    /// matches `^[^\s]{0,512}$`
    public let encOpenId: String
    /// matches `^[^\s]{0,512}$`
    public let packBoot: String
    public let tappedAt: Double
    public let answers: String

    /// Throws InvalidValue when a value breaks the contract.
    public init(opening: String, path: String, openId: String, encOpenId: String, packBoot: String, tappedAt: Double, answers: String) throws {
      try Check.text("opening", opening, 0...Int.max, Patterns.opening)
      try Check.text("path", path, 0...Int.max, Patterns.openDataPath)
      try Check.text("openId", openId, 0...Int.max, Patterns.opening)
      try Check.text("encOpenId", encOpenId, 0...Int.max, Patterns.opening)
      try Check.text("packBoot", packBoot, 0...Int.max, Patterns.opening)
      try Check.number("tappedAt", tappedAt, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      try Check.text("answers", answers, 0...Int.max)
      self.opening = opening
      self.path = path
      self.openId = openId
      self.encOpenId = encOpenId
      self.packBoot = packBoot
      self.tappedAt = tappedAt
      self.answers = answers
    }

    /// Throws InvalidValue.
    public init(json: Json) throws {
      let fields = try Read.object(json)
      try self.init(
        opening: try Read.text("opening", fields["opening"]),
        path: try Read.text("path", fields["path"]),
        openId: try Read.text("openId", fields["openId"]),
        encOpenId: try Read.text("encOpenId", fields["encOpenId"]),
        packBoot: try Read.text("packBoot", fields["packBoot"]),
        tappedAt: try Read.number("tappedAt", fields["tappedAt"]),
        answers: try Read.text("answers", fields["answers"])
      )
    }

    public var json: Json {
      var fields: [String: Json] = [:]
      fields["opening"] = .text(opening)
      fields["path"] = .text(path)
      fields["openId"] = .text(openId)
      fields["encOpenId"] = .text(encOpenId)
      fields["packBoot"] = .text(packBoot)
      fields["tappedAt"] = .number(tappedAt)
      fields["answers"] = .text(answers)
      return .object(fields)
    }

    /// Values stay out of logs.
    public var description: String { "OpenData" }
  }
}

// MARK: - Values of the wire

extension H5Bridge {
  /// A value that breaks the contract. Its message names the field, never the value.
  public struct InvalidValue: Error {
    public let message: String
  }

  /// Thrown by a handler that does not do the call. The code is one of ErrorCode or the app's own; no
  /// personal data in the message.
  public struct Refusal: Error {
    public let code: String
    public let message: String

    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// Any JSON value.
  public enum Json: Codable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Json])
    case object([String: Json])

    public init(from decoder: Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let list = try? value.decode([Json].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: Json].self))
      }
    }

    public func encode(to encoder: Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .null: try value.encodeNil()
      case .flag(let flag): try value.encode(flag)
      case .number(let number): try value.encode(number)
      case .text(let text): try value.encode(text)
      case .list(let list): try value.encode(list)
      case .object(let object): try value.encode(object)
      }
    }

    /// Null when the text is no JSON.
    public init(parsing text: String) {
      self = (try? JSONDecoder().decode(Json.self, from: Data(text.utf8))) ?? .null
    }

    /// JSON text.
    public func written() throws -> String {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }

  /// A text, a number or a boolean.
  public enum Scalar: Equatable {
    case text(String)
    case number(Double)
    case flag(Bool)

    static func read(_ at: String, _ value: Json?) throws -> Scalar {
      switch value {
      case .some(.text(let text)): return .text(text)
      case .some(.number(let number)): return .number(number)
      case .some(.flag(let flag)): return .flag(flag)
      default: throw InvalidValue(message: "\(at): expected a text, a number or a boolean")
      }
    }

    var json: Json {
      switch self {
      case .text(let text): return .text(text)
      case .number(let number): return .number(number)
      case .flag(let flag): return .flag(flag)
      }
    }
  }
}

// MARK: - Checks

/// The ranges of the contract.
private enum Check {
  /// Lengths in UTF-16 units, as the page counts.
  static func text(
    _ at: String, _ value: String, _ range: ClosedRange<Int>, _ pattern: NSRegularExpression? = nil, orEmpty: Bool = false
  ) throws {
    if orEmpty && value.isEmpty { return }
    try size(at, value.utf16.count, range)
    guard let pattern = pattern else { return }
    let whole = NSRange(location: 0, length: value.utf16.count)
    if pattern.firstMatch(in: value, options: [], range: whole) == nil {
      throw H5Bridge.InvalidValue(message: "\(at): does not match")
    }
  }

  static func number(_ at: String, _ value: Double, _ range: ClosedRange<Double>) throws {
    if !range.contains(value) { throw H5Bridge.InvalidValue(message: "\(at): out of range") }
  }

  static func integer(_ at: String, _ value: Int, _ range: ClosedRange<Int>) throws {
    if !range.contains(value) { throw H5Bridge.InvalidValue(message: "\(at): out of range") }
  }

  static func scalar(
    _ at: String, _ value: H5Bridge.Scalar, _ range: ClosedRange<Int>, _ pattern: NSRegularExpression? = nil
  ) throws {
    switch value {
    case .text(let it): try text(at, it, range, pattern)
    case .number(let it): try number(at, it, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    case .flag: break
    }
  }

  static func size(_ at: String, _ size: Int, _ range: ClosedRange<Int>) throws {
    if !range.contains(size) { throw H5Bridge.InvalidValue(message: "\(at): wrong length") }
  }

  /// No more bytes as JSON in UTF-8, as the page's JSON.stringify writes it.
  static func bytes(_ value: H5Bridge.Json, _ max: Int) throws {
    if JsonBytes.count(value) > max { throw H5Bridge.InvalidValue(message: "more than \(max) bytes") }
  }
}

/// Bytes of a value as JSON.stringify writes it, in UTF-8.
private enum JsonBytes {
  static func count(_ value: H5Bridge.Json) -> Int {
    switch value {
    case .null: return 4
    case .flag(let flag): return flag ? 4 : 5
    case .number(let it): return number(it)
    case .text(let it): return text(it)
    case .list(let list): return 1 + max(1, list.count) + list.map(count).reduce(0, +)
    case .object(let fields):
      return 1 + max(1, fields.count) + fields.map { text($0.key) + 1 + count($0.value) }.reduce(0, +)
    }
  }

  private static func text(_ text: String) -> Int {
    text.unicodeScalars.reduce(2) { bytes, it in
      switch it.value {
      case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: return bytes + 2
      case ..<0x20: return bytes + 6
      case ..<0x80: return bytes + 1
      case ..<0x800: return bytes + 2
      case ..<0x1_0000: return bytes + 3
      default: return bytes + 4
      }
    }
  }

  /// By the fewest digits that give the number back, which description has, in the form of
  /// ECMAScript.
  private static func number(_ number: Double) -> Int {
    if number == 0 { return 1 }
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let written = mantissa.joined()
    let leading = written.prefix { $0 == "0" }.count
    let trailing = written.reversed().prefix { $0 == "0" }.count
    let digits = written.count - leading - trailing
    let point = mantissa[0].count - leading + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let sign = number < 0 ? 1 : 0
    if point > 21 || point < -5 {
      return sign + digits + (digits > 1 ? 1 : 0) + 2 + String(abs(point - 1)).count
    }
    if point <= 0 { return sign + 2 - point + digits }
    return sign + (point < digits ? digits + 1 : point)
  }
}

private enum Read {
  static func object(_ json: H5Bridge.Json, only names: Set<String>? = nil) throws -> [String: H5Bridge.Json] {
    guard case .object(let fields) = json else {
      throw H5Bridge.InvalidValue(message: "expected an object")
    }
    if let names = names, !names.isSuperset(of: fields.keys) {
      throw H5Bridge.InvalidValue(message: "unknown field")
    }
    return fields
  }

  static func optional<T>(
    _ at: String, _ value: H5Bridge.Json?, nullable: Bool, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> T? {
    if value == nil || (nullable && value == .some(.null)) { return nil }
    return try each(at, value)
  }

  static func nullable<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> T? {
    guard let value = value else { throw H5Bridge.InvalidValue(message: "\(at): missing") }
    return value == .null ? nil : try each(at, value)
  }

  static func text(_ at: String, _ value: H5Bridge.Json?) throws -> String {
    guard case .some(.text(let text)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a text")
    }
    return text
  }

  static func flag(_ at: String, _ value: H5Bridge.Json?) throws -> Bool {
    guard case .some(.flag(let flag)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a boolean")
    }
    return flag
  }

  static func number(_ at: String, _ value: H5Bridge.Json?) throws -> Double {
    guard case .some(.number(let number)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a number")
    }
    return number
  }

  static func integer(_ at: String, _ value: H5Bridge.Json?) throws -> Int {
    let number = try Read.number(at, value)
    guard number == number.rounded(), abs(number) <= Double(maxInteger) else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a whole number")
    }
    return Int(number)
  }

  static func list<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> [T] {
    guard case .some(.list(let list)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a list")
    }
    return try list.map { try each(at, $0) }
  }

  static func map<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> [String: T] {
    guard case .some(.object(let fields)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected an object")
    }
    return try fields.mapValues { try each(at, $0) }
  }
}

// MARK: - The dispatcher

private func atLeast(_ version: String, _ floor: String) -> Bool {
  let have = version.split(separator: ".").map { Int($0) ?? 0 }
  let need = floor.split(separator: ".").map { Int($0) ?? 0 }
  for (at, wanted) in need.enumerated() {
    let mine = at < have.count ? have[at] : 0
    if mine != wanted { return mine > wanted }
  }
  return true
}

private func refusal(_ id: String, _ code: String, _ message: String) -> H5Bridge.Json {
  let error: [String: H5Bridge.Json] = ["code": .text(code), "message": .text(message)]
  return .object(["id": .text(id), "ok": .flag(false), "error": .object(error)])
}

extension H5Bridge {
  /// Answers one call of the page, JSON text for JSON text: checks it, passes it to the handler, and
  /// returns the reply. Call it for the main
  /// frame of the app's own origin only. The version is this app's, such as 5.12.0.
  @MainActor
  public static func answer(_ text: String, appVersion: String, handler: H5BridgeHandler) async throws -> String {
    try await reply(to: Json(parsing: text), appVersion: appVersion, handler: handler).written()
  }

  @MainActor
  private static func reply(to call: Json, appVersion: String, handler: H5BridgeHandler) async -> Json {
    guard case .object(let fields) = call, case .some(.text(let id)) = fields["id"] else {
      return refusal("", ErrorCode.invalidCall, "the call has no id")
    }
    guard let version = try? Read.integer("v", fields["v"]), (1...contractVersion).contains(version) else {
      return refusal(id, ErrorCode.unsupported, "this app speaks contract version \(contractVersion)")
    }
    guard let name = try? Read.text("method", fields["method"]), let method = Method(rawValue: name) else {
      return refusal(id, ErrorCode.unsupported, "this app has no such method")
    }
    guard atLeast(appVersion, method.since) else {
      return refusal(id, ErrorCode.unsupported, "\(method.rawValue) needs app \(method.since)")
    }
    guard case .some(.object(let args)) = fields["args"] else {
      return refusal(id, ErrorCode.invalidArgs, "args is not an object")
    }
    let run: @MainActor () async throws -> Json
    do {
      run = try prepare(method, .object(args), handler)
    } catch {
      return refusal(id, ErrorCode.invalidArgs, (error as? InvalidValue)?.message ?? "wrong")
    }
    do {
      return .object(["id": .text(id), "ok": .flag(true), "result": try await run()])
    } catch let no as Refusal {
      return refusal(id, no.code, no.message)
    } catch {
      return refusal(id, ErrorCode.failed, String(describing: type(of: error)))
    }
  }
}

extension H5Bridge {
  /// Reads the arguments, so that wrong ones throw before anything is done, and returns the call.
  @MainActor
  private static func prepare(
    _ method: Method, _ args: Json, _ handler: H5BridgeHandler
  ) throws -> @MainActor () async throws -> Json {
    switch method {
    case .isLoggedIn:
      _ = try Read.object(args, only: [])
      return { try await handler.isLoggedIn().json }
    case .login:
      _ = try Read.object(args, only: [])
      return { try await handler.login().json }
    case .goAuth:
      _ = try Read.object(args, only: [])
      return { try await handler.goAuth().json }
    case .getUserInfo:
      _ = try Read.object(args, only: [])
      return { try await handler.getUserInfo().json }
    case .navigateToFundTrading:
      let read = try NavigateToFundTradingArgs(json: args)
      return {
        try await handler.navigateToFundTrading(read)
        return .object([:])
      }
    case .goCombineTrading:
      let read = try GoCombineTradingArgs(json: args)
      return {
        try await handler.goCombineTrading(read)
        return .object([:])
      }
    case .share:
      let read = try ShareArgs(json: args)
      return { try await handler.share(read).json }
    case .openSharePanel:
      let read = try OpenSharePanelArgs(json: args)
      return { try await handler.openSharePanel(read).json }
    case .setShareData:
      let read = try SetShareDataArgs(json: args)
      return {
        try await handler.setShareData(read)
        return .object([:])
      }
    case .setPageTitle:
      let read = try SetPageTitleArgs(json: args)
      return {
        try await handler.setPageTitle(read)
        return .object([:])
      }
    case .setPageTag:
      let read = try SetPageTagArgs(json: args)
      return {
        try await handler.setPageTag(read)
        return .object([:])
      }
    case .goBackByTag:
      let read = try GoBackByTagArgs(json: args)
      return { try await handler.goBackByTag(read).json }
    case .pageReady:
      _ = try Read.object(args, only: [])
      return {
        try await handler.pageReady()
        return .object([:])
      }
    case .pageOpened:
      let read = try PageOpenedArgs(json: args)
      return {
        try await handler.pageOpened(read)
        return .object([:])
      }
    case .claimBack:
      _ = try Read.object(args, only: [])
      return { try await handler.claimBack().json }
    case .closePage:
      _ = try Read.object(args, only: [])
      return {
        try await handler.closePage()
        return .object([:])
      }
    case .setTitleBar:
      let read = try SetTitleBarArgs(json: args)
      return {
        try await handler.setTitleBar(read)
        return .object([:])
      }
    case .setStatusBar:
      let read = try SetStatusBarArgs(json: args)
      return {
        try await handler.setStatusBar(read)
        return .object([:])
      }
    case .refreshOnRedisplay:
      let read = try RefreshOnRedisplayArgs(json: args)
      return {
        try await handler.refreshOnRedisplay(read)
        return .object([:])
      }
    case .sendEvent:
      let read = try SendEventArgs(json: args)
      return {
        try await handler.sendEvent(read)
        return .object([:])
      }
    case .openCustomer:
      let read = try OpenCustomerArgs(json: args)
      return {
        try await handler.openCustomer(read)
        return .object([:])
      }
    case .getGlobalConfig:
      let read = try GetGlobalConfigArgs(json: args)
      return { try await handler.getGlobalConfig(read).json }
    case .getDeviceInfoAndSystemInfo:
      _ = try Read.object(args, only: [])
      return { try await handler.getDeviceInfoAndSystemInfo().json }
    case .supportStatusBarImmersion:
      _ = try Read.object(args, only: [])
      return { try await handler.supportStatusBarImmersion().json }
    case .getNotchSize:
      _ = try Read.object(args, only: [])
      return { try await handler.getNotchSize().json }
    }
  }
}
