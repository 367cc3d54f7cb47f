// Generated from bridge/contract.ts by `npm run bridge:codegen`. Do not edit.
package h5bridge

import java.math.BigDecimal
import java.math.MathContext
import java.util.concurrent.CancellationException

/** Version of what travels between page and app. */
const val CONTRACT_VERSION = 1

/** Name of the object that the app gives to the page. */
const val CHANNEL = "h5bridge"

private const val MAX_INTEGER = 9007199254740991.0

/** What a call does. */
enum class Effect {
    /** Reads and changes nothing. The page may repeat it, share one answer, or cache it for a while. */
    QUERY,
    /** Shows or sets something. Each call is sent. */
    UI,
    /** Leaves the page or opens a native one. Runs once; the page never repeats it. */
    NAVIGATION,
    /** Moves money. Runs once; the page never repeats it. */
    MONEY
}

/** The codes of a refusal. */
object ErrorCode {
    /** No such method, an app too old for it, or a contract version that the app does not support. */
    const val UNSUPPORTED = "unsupported"
    /** The arguments break the contract. */
    const val INVALID_ARGS = "invalid_args"
    /** Not a valid call: not JSON, not an object, or without an id. */
    const val INVALID_CALL = "invalid_call"
    /** A native page is open already. */
    const val BUSY = "busy"
    /** The method was called too often recently; test/hosts/native-limits.js has suitable numbers. */
    const val TOO_OFTEN = "too_often"
    /** The app itself failed. */
    const val FAILED = "failed"
}

/**
 * Every method, by its name on the wire.
 *
 * @property since first app version that answers it
 * @property deadlineMs longest wait of the page, in milliseconds
 */
enum class Method(val wire: String, val since: String, val deadlineMs: Long, val effect: Effect) {
    IS_LOGGED_IN("isLoggedIn", "5.0.0", 3000L, Effect.QUERY),
    LOGIN("login", "5.0.0", 300000L, Effect.UI),
    GO_AUTH("goAuth", "5.0.0", 300000L, Effect.UI),
    GET_USER_INFO("getUserInfo", "5.0.0", 3000L, Effect.QUERY),
    NAVIGATE_TO_FUND_TRADING("navigateToFundTrading", "5.0.0", 5000L, Effect.NAVIGATION),
    GO_COMBINE_TRADING("goCombineTrading", "5.4.0", 5000L, Effect.NAVIGATION),
    SHARE("share", "5.0.0", 120000L, Effect.UI),
    OPEN_SHARE_PANEL("openSharePanel", "5.0.0", 120000L, Effect.UI),
    SET_SHARE_DATA("setShareData", "5.6.0", 10000L, Effect.UI),
    SET_PAGE_TITLE("setPageTitle", "5.0.0", 3000L, Effect.UI),
    SET_PAGE_TAG("setPageTag", "5.0.0", 3000L, Effect.UI),
    GO_BACK_BY_TAG("goBackByTag", "5.0.0", 3000L, Effect.NAVIGATION),
    PAGE_READY("pageReady", "5.12.0", 3000L, Effect.UI),
    PAGE_OPENED("pageOpened", "5.12.0", 3000L, Effect.UI),
    CLAIM_BACK("claimBack", "5.12.0", 2000L, Effect.UI),
    CLOSE_PAGE("closePage", "5.12.0", 5000L, Effect.NAVIGATION),
    SET_TITLE_BAR("setTitleBar", "5.0.0", 3000L, Effect.UI),
    SET_STATUS_BAR("setStatusBar", "5.2.0", 3000L, Effect.UI),
    REFRESH_ON_REDISPLAY("refreshOnRedisplay", "5.0.0", 3000L, Effect.UI),
    SEND_EVENT("sendEvent", "5.0.0", 3000L, Effect.UI),
    OPEN_CUSTOMER("openCustomer", "5.0.0", 5000L, Effect.NAVIGATION),
    GET_GLOBAL_CONFIG("getGlobalConfig", "5.0.0", 3000L, Effect.QUERY),
    GET_DEVICE_INFO_AND_SYSTEM_INFO("GetDeviceInfoAndSystemInfo", "5.0.0", 3000L, Effect.QUERY),
    SUPPORT_STATUS_BAR_IMMERSION("supportStatusBarImmersion", "5.2.0", 2000L, Effect.QUERY),
    GET_NOTCH_SIZE("getNotchSize", "5.2.0", 2000L, Effect.QUERY);

    companion object {
        /** Null when there is no such method. */
        fun of(wire: Any?): Method? = values().firstOrNull { it.wire == wire }
    }
}

/** A method's row of the contract. */
@Target(AnnotationTarget.FUNCTION)
annotation class Spec(val since: String, val deadlineMs: Long, val effect: Effect)

/**
 * What the app does. Arguments are checked already; amounts and codes are values to fill in, which
 * the user confirms. A handler that does
 * not do the call throws Refusal.
 */
interface Handler {
    /** Says whether the app has a signed-in user. Result: `{ loggedIn }`. */
    @Spec("5.0.0", 3000L, Effect.QUERY)
    suspend fun isLoggedIn(): IsLoggedInResult

    /** Opens the app's sign-in. Answers when the user has signed in (`true`) or closed it (`false`). */
    @Spec("5.0.0", 300000L, Effect.UI)
    suspend fun login(): LoginResult

    /** Opens the app's real-name authentication. Answers when the user has passed it (`true`) or closed it (`false`). */
    @Spec("5.0.0", 300000L, Effect.UI)
    suspend fun goAuth(): GoAuthResult

    /** The signed-in user's keys for the `openid` and `encid` request headers; empty strings when signed out. Never cached by the client, so that keys are held as briefly as possible. */
    @Spec("5.0.0", 3000L, Effect.QUERY)
    suspend fun getUserInfo(): GetUserInfoResult

    /** Opens the app's own trading page with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none; `periods` counts instalments, 0 for no end; `cycle` and `planName` are `''` unless `tradeType` is `plan`. */
    @Spec("5.0.0", 5000L, Effect.NAVIGATION)
    suspend fun navigateToFundTrading(args: NavigateToFundTradingArgs)

    /** Opens the app's own page for trading a portfolio, with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none. */
    @Spec("5.4.0", 5000L, Effect.NAVIGATION)
    suspend fun goCombineTrading(args: GoCombineTradingArgs)

    /** Shares to one channel. The user may still cancel in the other app. */
    @Spec("5.0.0", 120000L, Effect.UI)
    suspend fun share(args: ShareArgs): ShareResult

    /** Shows the app's panel with these channels, in this order; `channel` is the chosen one, `''` when none was. */
    @Spec("5.0.0", 120000L, Effect.UI)
    suspend fun openSharePanel(args: OpenSharePanelArgs): OpenSharePanelResult

    /** Sets what the container's own share menu shares from this page on. */
    @Spec("5.6.0", 10000L, Effect.UI)
    suspend fun setShareData(args: SetShareDataArgs)

    /** Text of the native title bar; of the document outside the app. */
    @Spec("5.0.0", 3000L, Effect.UI)
    suspend fun setPageTitle(args: SetPageTitleArgs)

    /** Marks the current page, so that `goBackByTag` can return to it. */
    @Spec("5.0.0", 3000L, Effect.UI)
    suspend fun setPageTag(args: SetPageTagArgs)

    /** Goes back to the page with the tag. `found` is false when there is none; then the page stays. */
    @Spec("5.0.0", 3000L, Effect.NAVIGATION)
    suspend fun goBackByTag(args: GoBackByTagArgs): GoBackByTagResult

    /** This page was loaded ahead at the blank address, and waits for the event `open`. */
    @Spec("5.12.0", 3000L, Effect.UI)
    suspend fun pageReady()

    /** The end of the event `open`. `screen`: the screen with its first data is in the page. `waiting`: the screen is there and its data are not yet. `refused`: the page has shown another user, or too much, and is empty now; the app ends it and opens the address in a new one. */
    @Spec("5.12.0", 3000L, Effect.UI)
    suspend fun pageOpened(args: PageOpenedArgs)

    /** Takes over the press that `backPressed` announced: the page closes what is on top, goes back by itself, or calls `closePage`. `claimed` is false where the app did not wait and has gone back. */
    @Spec("5.12.0", 2000L, Effect.UI)
    suspend fun claimBack(): ClaimBackResult

    /** Closes this page: the user goes back from the first one. */
    @Spec("5.12.0", 5000L, Effect.NAVIGATION)
    suspend fun closePage()

    /** The native title bar over this page: whether it is there, its colour, and whether its text is dark or light. */
    @Spec("5.0.0", 3000L, Effect.UI)
    suspend fun setTitleBar(args: SetTitleBarArgs)

    /** The status bar over this page: whether its text is dark or light, and the colour behind it. */
    @Spec("5.2.0", 3000L, Effect.UI)
    suspend fun setStatusBar(args: SetStatusBarArgs)

    /** Says whether this page is reloaded each time it is shown again. */
    @Spec("5.0.0", 3000L, Effect.UI)
    suspend fun refreshOnRedisplay(args: RefreshOnRedisplayArgs)

    /** Sends an event of the page to the app, and through it to the app's other pages. No personal data. */
    @Spec("5.0.0", 3000L, Effect.UI)
    suspend fun sendEvent(args: SendEventArgs)

    /** Opens customer service. `source` names the page for the agent; `''` for none. */
    @Spec("5.0.0", 5000L, Effect.NAVIGATION)
    suspend fun openCustomer(args: OpenCustomerArgs)

    /** Values of the app's remote configuration. A key that the app does not have is left out of `values`. */
    @Spec("5.0.0", 3000L, Effect.QUERY)
    suspend fun getGlobalConfig(args: GetGlobalConfigArgs): GetGlobalConfigResult

    /** The device and the app. `bridgeVersion` is the host's `CONTRACT_VERSION`, `packVersion` the loaded pack. The client calls it once on its own, to find out what an older app does not have. */
    @Spec("5.0.0", 3000L, Effect.QUERY)
    suspend fun getDeviceInfoAndSystemInfo(): GetDeviceInfoAndSystemInfoResult

    /** Says whether the page may draw under the status bar. */
    @Spec("5.2.0", 2000L, Effect.QUERY)
    suspend fun supportStatusBarImmersion(): SupportStatusBarImmersionResult

    /** Heights that the screen's notch and home bar take, in CSS pixels. */
    @Spec("5.2.0", 2000L, Effect.QUERY)
    suspend fun getNotchSize(): GetNotchSizeResult
}

/** The events of the app, to be written as JSON text. */
object Events {
    /** The page is visible again: a native page above it was closed, or the app returned to the foreground. */
    fun resume(): Map<String, Any?> =
        mapOf("event" to "resume", "data" to emptyMap<String, Any?>())

    /** The web view for third-party pages was closed, and this page is visible again. `path` is path and query of the pack's address that the other page led to, for this page to go to by itself; empty where the user closed it. */
    fun returned(data: ReturnedData): Map<String, Any?> =
        mapOf("event" to "returned", "data" to data.toMap())

    /** The back key was pressed, the title bar's back button tapped, or the edge swiped. A page that answers with `claimBack` within a second goes back by itself; else the app does. */
    fun backPressed(): Map<String, Any?> =
        mapOf("event" to "backPressed", "data" to emptyMap<String, Any?>())

    /** Notch and home bar moved, mostly because the device was rotated. Heights in CSS pixels. */
    fun notchChanged(data: NotchChangedData): Map<String, Any?> =
        mapOf("event" to "notchChanged", "data" to data.toMap())

    /** The user signed in, signed out, or switched to another account. */
    fun loginChanged(data: LoginChangedData): Map<String, Any?> =
        mapOf("event" to "loginChanged", "data" to data.toMap())

    /** The network connected, disconnected, or changed its type. */
    fun networkChanged(data: NetworkChangedData): Map<String, Any?> =
        mapOf("event" to "networkChanged", "data" to data.toMap())

    /** Opens a screen in a page that was loaded ahead at the blank address. `opening` names this opening in `pageOpened`; `path` is path and query; `openId` and `encOpenId` are the user's keys, both empty when signed out; `packBoot` is the token of this load; `tappedAt` is when the user tapped, in milliseconds since 1970, 0 where there was no tap; `answers` has the provider's answers to the screen's first calls: JSON text of an object, by their calls, `POST /api/fund/queryFundOne [["fundCode","000198"]]`, the call's fields in the order of their names. An answer that has arrived and is short is text; for any other there is its place, a number `N` with which the page takes it from `/__pack/answer/N`, once. Empty where there are none. */
    fun open(data: OpenData): Map<String, Any?> =
        mapOf("event" to "open", "data" to data.toMap())
}

/** Patterns match whole texts. */
internal object Patterns {
    val FUND_CODE = Regex("[0-9]{6}")
    val AMOUNT = Regex("(?:[0-9]{1,12}(?:\\.[0-9]{1,2})?)?")
    val PORTFOLIO_CODE = Regex("[A-Za-z0-9_]{1,16}")
    val SHARE_LINK = Regex("https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+")
    val SHARE_IMG_URL = Regex("(?:https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{1,2040}|data:image/png;base64,[0-9A-Za-z+/=]+)")
    val BACKGROUND = Regex("#[0-9a-fA-F]{6}")
    val NAME = Regex("[A-Za-z][A-Za-z0-9_]{0,63}")
    val APP_VERSION = Regex("[0-9]+\\.[0-9]+\\.[0-9]+")
    val PATH = Regex("(?:/(?:[^/\\\\][^\\\\]{0,4095})?)?")
    val OPENING = Regex("[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{0,512}")
    val OPEN_DATA_PATH = Regex("/(?:[^/\\\\][^\\\\]{0,4095})?")
}

enum class NavigateToFundTradingCycle(val wire: String) {
    EMPTY(""),
    DAY("day"),
    WEEK("week"),
    FORTNIGHT("fortnight"),
    MONTH("month");

    internal companion object {
        fun read(where: String, wire: Any?): NavigateToFundTradingCycle =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class NavigateToFundTradingTradeType(val wire: String) {
    BUY("buy"),
    REDEEM("redeem"),
    CONVERT("convert"),
    PLAN("plan");

    internal companion object {
        fun read(where: String, wire: Any?): NavigateToFundTradingTradeType =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class GoCombineTradingTradeType(val wire: String) {
    BUY("buy"),
    REDEEM("redeem"),
    PLAN("plan");

    internal companion object {
        fun read(where: String, wire: Any?): GoCombineTradingTradeType =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class Channel(val wire: String) {
    WX("wx"),
    WXF("wxf"),
    DX("dx"),
    QQ("qq"),
    QZONE("qzone"),
    MORE_SHARE("moreShare"),
    COPY_LINK("copyLink"),
    SAVE_LOCAL("saveLocal"),
    WORK_WX("workWX");

    internal companion object {
        fun read(where: String, wire: Any?): Channel =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class Outcome(val wire: String) {
    SHARED("shared"),
    CANCELLED("cancelled"),
    OFFERED("offered"),
    COPIED("copied");

    internal companion object {
        fun read(where: String, wire: Any?): Outcome =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class OpenSharePanelChannel(val wire: String) {
    EMPTY(""),
    WX("wx"),
    WXF("wxf"),
    DX("dx"),
    QQ("qq"),
    QZONE("qzone"),
    MORE_SHARE("moreShare"),
    COPY_LINK("copyLink"),
    SAVE_LOCAL("saveLocal"),
    WORK_WX("workWX");

    internal companion object {
        fun read(where: String, wire: Any?): OpenSharePanelChannel =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class PageOpenedShown(val wire: String) {
    SCREEN("screen"),
    WAITING("waiting"),
    REFUSED("refused");

    internal companion object {
        fun read(where: String, wire: Any?): PageOpenedShown =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class TextStyle(val wire: String) {
    DARK("dark"),
    LIGHT("light");

    internal companion object {
        fun read(where: String, wire: Any?): TextStyle =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class GetDeviceInfoAndSystemInfoPlatform(val wire: String) {
    IOS("ios"),
    ANDROID("android"),
    BROWSER("browser");

    internal companion object {
        fun read(where: String, wire: Any?): GetDeviceInfoAndSystemInfoPlatform =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class NotchChangedOrientation(val wire: String) {
    PORTRAIT("portrait"),
    LANDSCAPE("landscape");

    internal companion object {
        fun read(where: String, wire: Any?): NotchChangedOrientation =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

enum class NetworkChangedType(val wire: String) {
    WIFI("wifi"),
    CELLULAR("cellular"),
    NONE("none"),
    UNKNOWN("unknown");

    internal companion object {
        fun read(where: String, wire: Any?): NetworkChangedType =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}

/** Result of isLoggedIn. */
data class IsLoggedInResult(
    val loggedIn: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["loggedIn"] = loggedIn
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "IsLoggedInResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): IsLoggedInResult {
            return IsLoggedInResult(
                loggedIn = Read.flag("loggedIn", map["loggedIn"])
            )
        }
    }
}

/** Result of login. */
data class LoginResult(
    val loggedIn: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["loggedIn"] = loggedIn
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "LoginResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): LoginResult {
            return LoginResult(
                loggedIn = Read.flag("loggedIn", map["loggedIn"])
            )
        }
    }
}

/** Result of goAuth. */
data class GoAuthResult(
    val authenticated: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["authenticated"] = authenticated
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GoAuthResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GoAuthResult {
            return GoAuthResult(
                authenticated = Read.flag("authenticated", map["authenticated"])
            )
        }
    }
}

/** Result of getUserInfo. Throws InvalidValue when a value breaks the contract. */
data class GetUserInfoResult(
    val appUserId: String,
    val openId: String,
    val encOpenId: String
) {
    init {
        Check.text("appUserId", appUserId, 0, -1, null, false)
        Check.text("openId", openId, 0, -1, null, false)
        Check.text("encOpenId", encOpenId, 0, -1, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["appUserId"] = appUserId
        map["openId"] = openId
        map["encOpenId"] = encOpenId
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GetUserInfoResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GetUserInfoResult {
            return GetUserInfoResult(
                appUserId = Read.text("appUserId", map["appUserId"]),
                openId = Read.text("openId", map["openId"]),
                encOpenId = Read.text("encOpenId", map["encOpenId"])
            )
        }
    }
}

/** Arguments of navigateToFundTrading. Throws InvalidValue when a value breaks the contract. */
data class NavigateToFundTradingArgs(
    /** matches `^\d{6}$` */
    val fundCode: String,
    /** matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$` */
    val amount: String,
    /** 0 or more */
    val periods: Long,
    /** one of `''`, `day`, `week`, `fortnight`, `month` */
    val cycle: NavigateToFundTradingCycle,
    /** 0 to 40 UTF-16 units */
    val planName: String,
    /** one of `buy`, `redeem`, `convert`, `plan` */
    val tradeType: NavigateToFundTradingTradeType
) {
    init {
        Check.text("fundCode", fundCode, 0, -1, Patterns.FUND_CODE, false)
        Check.text("amount", amount, 0, -1, Patterns.AMOUNT, false)
        Check.integer("periods", periods, 0L, 9007199254740991L)
        Check.text("planName", planName, 0, 40, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["fundCode"] = fundCode
        map["amount"] = amount
        map["periods"] = periods
        map["cycle"] = cycle.wire
        map["planName"] = planName
        map["tradeType"] = tradeType.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "NavigateToFundTradingArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): NavigateToFundTradingArgs {
            Read.only(map, "fundCode", "amount", "periods", "cycle", "planName", "tradeType")
            return NavigateToFundTradingArgs(
                fundCode = Read.text("fundCode", map["fundCode"]),
                amount = Read.text("amount", map["amount"]),
                periods = Read.integer("periods", map["periods"]),
                cycle = NavigateToFundTradingCycle.read("cycle", map["cycle"]),
                planName = Read.text("planName", map["planName"]),
                tradeType = NavigateToFundTradingTradeType.read("tradeType", map["tradeType"])
            )
        }
    }
}

/** Arguments of goCombineTrading. Throws InvalidValue when a value breaks the contract. */
data class GoCombineTradingArgs(
    /** matches `^\w{1,16}$` */
    val portfolioCode: String,
    /** matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$` */
    val amount: String,
    /** one of `buy`, `redeem`, `plan` */
    val tradeType: GoCombineTradingTradeType
) {
    init {
        Check.text("portfolioCode", portfolioCode, 0, -1, Patterns.PORTFOLIO_CODE, false)
        Check.text("amount", amount, 0, -1, Patterns.AMOUNT, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["portfolioCode"] = portfolioCode
        map["amount"] = amount
        map["tradeType"] = tradeType.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GoCombineTradingArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GoCombineTradingArgs {
            Read.only(map, "portfolioCode", "amount", "tradeType")
            return GoCombineTradingArgs(
                portfolioCode = Read.text("portfolioCode", map["portfolioCode"]),
                amount = Read.text("amount", map["amount"]),
                tradeType = GoCombineTradingTradeType.read("tradeType", map["tradeType"])
            )
        }
    }
}

/** Arguments of share. Throws InvalidValue when a value breaks the contract. */
data class ShareArgs(
    /** one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    val channel: Channel,
    /** 1 to 80 UTF-16 units */
    val shareTitle: String,
    /** 0 to 200 UTF-16 units */
    val shareDesc: String,
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    val shareLink: String,
    /** empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$` */
    val shareImgUrl: String
) {
    init {
        Check.text("shareTitle", shareTitle, 1, 80, null, false)
        Check.text("shareDesc", shareDesc, 0, 200, null, false)
        Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false)
        Check.text("shareImgUrl", shareImgUrl, 0, -1, Patterns.SHARE_IMG_URL, true)
        Check.bytes(toMap(), 1000000)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["channel"] = channel.wire
        map["shareTitle"] = shareTitle
        map["shareDesc"] = shareDesc
        map["shareLink"] = shareLink
        map["shareImgUrl"] = shareImgUrl
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "ShareArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): ShareArgs {
            Read.only(map, "channel", "shareTitle", "shareDesc", "shareLink", "shareImgUrl")
            return ShareArgs(
                channel = Channel.read("channel", map["channel"]),
                shareTitle = Read.text("shareTitle", map["shareTitle"]),
                shareDesc = Read.text("shareDesc", map["shareDesc"]),
                shareLink = Read.text("shareLink", map["shareLink"]),
                shareImgUrl = Read.text("shareImgUrl", map["shareImgUrl"])
            )
        }
    }
}

/** Result of share. */
data class ShareResult(
    /** one of `shared`, `cancelled`, `offered`, `copied` */
    val outcome: Outcome
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["outcome"] = outcome.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "ShareResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): ShareResult {
            return ShareResult(
                outcome = Outcome.read("outcome", map["outcome"])
            )
        }
    }
}

/** Arguments of openSharePanel. Throws InvalidValue when a value breaks the contract. */
data class OpenSharePanelArgs(
    /** 1 to 9 items; each: one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    val channels: List<Channel>,
    /** 1 to 80 UTF-16 units */
    val shareTitle: String,
    /** 0 to 200 UTF-16 units */
    val shareDesc: String,
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    val shareLink: String,
    /** empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$` */
    val shareImgUrl: String
) {
    init {
        Check.size("channels", channels.size, 1, 9)
        Check.text("shareTitle", shareTitle, 1, 80, null, false)
        Check.text("shareDesc", shareDesc, 0, 200, null, false)
        Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false)
        Check.text("shareImgUrl", shareImgUrl, 0, -1, Patterns.SHARE_IMG_URL, true)
        Check.bytes(toMap(), 1000000)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["channels"] = channels.map { it.wire }
        map["shareTitle"] = shareTitle
        map["shareDesc"] = shareDesc
        map["shareLink"] = shareLink
        map["shareImgUrl"] = shareImgUrl
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "OpenSharePanelArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): OpenSharePanelArgs {
            Read.only(map, "channels", "shareTitle", "shareDesc", "shareLink", "shareImgUrl")
            return OpenSharePanelArgs(
                channels = Read.list("channels", map["channels"], Channel.Companion::read),
                shareTitle = Read.text("shareTitle", map["shareTitle"]),
                shareDesc = Read.text("shareDesc", map["shareDesc"]),
                shareLink = Read.text("shareLink", map["shareLink"]),
                shareImgUrl = Read.text("shareImgUrl", map["shareImgUrl"])
            )
        }
    }
}

/** Result of openSharePanel. */
data class OpenSharePanelResult(
    /** one of `''`, `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    val channel: OpenSharePanelChannel,
    /** one of `shared`, `cancelled`, `offered`, `copied` */
    val outcome: Outcome
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["channel"] = channel.wire
        map["outcome"] = outcome.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "OpenSharePanelResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): OpenSharePanelResult {
            return OpenSharePanelResult(
                channel = OpenSharePanelChannel.read("channel", map["channel"]),
                outcome = Outcome.read("outcome", map["outcome"])
            )
        }
    }
}

/** Arguments of setShareData. Throws InvalidValue when a value breaks the contract. */
data class SetShareDataArgs(
    /** 1 to 80 UTF-16 units */
    val shareTitle: String,
    /** 0 to 200 UTF-16 units */
    val shareDesc: String,
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    val shareLink: String,
    /** empty, or: 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    val shareImgUrl: String
) {
    init {
        Check.text("shareTitle", shareTitle, 1, 80, null, false)
        Check.text("shareDesc", shareDesc, 0, 200, null, false)
        Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false)
        Check.text("shareImgUrl", shareImgUrl, 0, 2048, Patterns.SHARE_LINK, true)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["shareTitle"] = shareTitle
        map["shareDesc"] = shareDesc
        map["shareLink"] = shareLink
        map["shareImgUrl"] = shareImgUrl
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SetShareDataArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SetShareDataArgs {
            Read.only(map, "shareTitle", "shareDesc", "shareLink", "shareImgUrl")
            return SetShareDataArgs(
                shareTitle = Read.text("shareTitle", map["shareTitle"]),
                shareDesc = Read.text("shareDesc", map["shareDesc"]),
                shareLink = Read.text("shareLink", map["shareLink"]),
                shareImgUrl = Read.text("shareImgUrl", map["shareImgUrl"])
            )
        }
    }
}

/** Arguments of setPageTitle. Throws InvalidValue when a value breaks the contract. */
data class SetPageTitleArgs(
    /** 0 to 40 UTF-16 units */
    val title: String
) {
    init {
        Check.text("title", title, 0, 40, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["title"] = title
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SetPageTitleArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SetPageTitleArgs {
            Read.only(map, "title")
            return SetPageTitleArgs(
                title = Read.text("title", map["title"])
            )
        }
    }
}

/** Arguments of setPageTag. Throws InvalidValue when a value breaks the contract. */
data class SetPageTagArgs(
    /** 1 to 64 UTF-16 units */
    val tag: String
) {
    init {
        Check.text("tag", tag, 1, 64, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["tag"] = tag
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SetPageTagArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SetPageTagArgs {
            Read.only(map, "tag")
            return SetPageTagArgs(
                tag = Read.text("tag", map["tag"])
            )
        }
    }
}

/** Arguments of goBackByTag. Throws InvalidValue when a value breaks the contract. */
data class GoBackByTagArgs(
    /** 1 to 64 UTF-16 units */
    val tag: String
) {
    init {
        Check.text("tag", tag, 1, 64, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["tag"] = tag
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GoBackByTagArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GoBackByTagArgs {
            Read.only(map, "tag")
            return GoBackByTagArgs(
                tag = Read.text("tag", map["tag"])
            )
        }
    }
}

/** Result of goBackByTag. */
data class GoBackByTagResult(
    val found: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["found"] = found
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GoBackByTagResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GoBackByTagResult {
            return GoBackByTagResult(
                found = Read.flag("found", map["found"])
            )
        }
    }
}

/** Arguments of pageOpened. Throws InvalidValue when a value breaks the contract. */
data class PageOpenedArgs(
    /** 1 to 64 UTF-16 units */
    val opening: String,
    /** one of `screen`, `waiting`, `refused` */
    val shown: PageOpenedShown
) {
    init {
        Check.text("opening", opening, 1, 64, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["opening"] = opening
        map["shown"] = shown.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "PageOpenedArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): PageOpenedArgs {
            Read.only(map, "opening", "shown")
            return PageOpenedArgs(
                opening = Read.text("opening", map["opening"]),
                shown = PageOpenedShown.read("shown", map["shown"])
            )
        }
    }
}

/** Result of claimBack. */
data class ClaimBackResult(
    val claimed: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["claimed"] = claimed
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "ClaimBackResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): ClaimBackResult {
            return ClaimBackResult(
                claimed = Read.flag("claimed", map["claimed"])
            )
        }
    }
}

/** Arguments of setTitleBar. Throws InvalidValue when a value breaks the contract. */
data class SetTitleBarArgs(
    val visible: Boolean,
    /** matches `^#[0-9a-fA-F]{6}$` */
    val background: String,
    /** one of `dark`, `light` */
    val textStyle: TextStyle
) {
    init {
        Check.text("background", background, 0, -1, Patterns.BACKGROUND, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["visible"] = visible
        map["background"] = background
        map["textStyle"] = textStyle.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SetTitleBarArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SetTitleBarArgs {
            Read.only(map, "visible", "background", "textStyle")
            return SetTitleBarArgs(
                visible = Read.flag("visible", map["visible"]),
                background = Read.text("background", map["background"]),
                textStyle = TextStyle.read("textStyle", map["textStyle"])
            )
        }
    }
}

/** Arguments of setStatusBar. Throws InvalidValue when a value breaks the contract. */
data class SetStatusBarArgs(
    /** matches `^#[0-9a-fA-F]{6}$` */
    val background: String,
    /** one of `dark`, `light` */
    val textStyle: TextStyle
) {
    init {
        Check.text("background", background, 0, -1, Patterns.BACKGROUND, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["background"] = background
        map["textStyle"] = textStyle.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SetStatusBarArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SetStatusBarArgs {
            Read.only(map, "background", "textStyle")
            return SetStatusBarArgs(
                background = Read.text("background", map["background"]),
                textStyle = TextStyle.read("textStyle", map["textStyle"])
            )
        }
    }
}

/** Arguments of refreshOnRedisplay. */
data class RefreshOnRedisplayArgs(
    val enabled: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["enabled"] = enabled
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "RefreshOnRedisplayArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): RefreshOnRedisplayArgs {
            Read.only(map, "enabled")
            return RefreshOnRedisplayArgs(
                enabled = Read.flag("enabled", map["enabled"])
            )
        }
    }
}

/** Arguments of sendEvent. Throws InvalidValue when a value breaks the contract. */
data class SendEventArgs(
    /** matches `^[A-Za-z]\w{0,63}$` */
    val name: String,
    /** keys: 0 to 64 UTF-16 units; values: text, number or boolean; text: 0 to 1000 UTF-16 units */
    val data: Map<String, Scalar>
) {
    init {
        Check.text("name", name, 0, -1, Patterns.NAME, false)
        for (key in data.keys) Check.text("data", key, 0, 64, null, false)
        for (it in data.values) Check.scalar("data", it, 0, 1000, null)
        Check.bytes(toMap(), 16384)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["name"] = name
        map["data"] = data.mapValues { it.value.value }
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SendEventArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SendEventArgs {
            Read.only(map, "name", "data")
            return SendEventArgs(
                name = Read.text("name", map["name"]),
                data = Read.map("data", map["data"], Scalar.Companion::read)
            )
        }
    }
}

/** Arguments of openCustomer. Throws InvalidValue when a value breaks the contract. */
data class OpenCustomerArgs(
    /** 0 to 64 UTF-16 units */
    val source: String
) {
    init {
        Check.text("source", source, 0, 64, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["source"] = source
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "OpenCustomerArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): OpenCustomerArgs {
            Read.only(map, "source")
            return OpenCustomerArgs(
                source = Read.text("source", map["source"])
            )
        }
    }
}

/** Arguments of getGlobalConfig. Throws InvalidValue when a value breaks the contract. */
data class GetGlobalConfigArgs(
    /** 1 to 50 items; each: 1 to 64 UTF-16 units */
    val keys: List<String>
) {
    init {
        Check.size("keys", keys.size, 1, 50)
        for (it in keys) Check.text("keys", it, 1, 64, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["keys"] = keys
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GetGlobalConfigArgs"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GetGlobalConfigArgs {
            Read.only(map, "keys")
            return GetGlobalConfigArgs(
                keys = Read.list("keys", map["keys"], Read::text)
            )
        }
    }
}

/** Result of getGlobalConfig. Throws InvalidValue when a value breaks the contract. */
data class GetGlobalConfigResult(
    val values: Map<String, String>
) {
    init {
        for (key in values.keys) Check.text("values", key, 0, -1, null, false)
        for (it in values.values) Check.text("values", it, 0, -1, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["values"] = values
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GetGlobalConfigResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GetGlobalConfigResult {
            return GetGlobalConfigResult(
                values = Read.map("values", map["values"], Read::text)
            )
        }
    }
}

/** Result of GetDeviceInfoAndSystemInfo. Throws InvalidValue when a value breaks the contract. */
data class GetDeviceInfoAndSystemInfoResult(
    /** one of `ios`, `android`, `browser` */
    val platform: GetDeviceInfoAndSystemInfoPlatform,
    val systemVersion: String,
    val model: String,
    /** matches `^\d+\.\d+\.\d+$` */
    val appVersion: String,
    val bridgeVersion: Long,
    val packVersion: String
) {
    init {
        Check.text("systemVersion", systemVersion, 0, -1, null, false)
        Check.text("model", model, 0, -1, null, false)
        Check.text("appVersion", appVersion, 0, -1, Patterns.APP_VERSION, false)
        Check.integer("bridgeVersion", bridgeVersion, -9007199254740991L, 9007199254740991L)
        Check.text("packVersion", packVersion, 0, -1, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["platform"] = platform.wire
        map["systemVersion"] = systemVersion
        map["model"] = model
        map["appVersion"] = appVersion
        map["bridgeVersion"] = bridgeVersion
        map["packVersion"] = packVersion
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GetDeviceInfoAndSystemInfoResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GetDeviceInfoAndSystemInfoResult {
            return GetDeviceInfoAndSystemInfoResult(
                platform = GetDeviceInfoAndSystemInfoPlatform.read("platform", map["platform"]),
                systemVersion = Read.text("systemVersion", map["systemVersion"]),
                model = Read.text("model", map["model"]),
                appVersion = Read.text("appVersion", map["appVersion"]),
                bridgeVersion = Read.integer("bridgeVersion", map["bridgeVersion"]),
                packVersion = Read.text("packVersion", map["packVersion"])
            )
        }
    }
}

/** Result of supportStatusBarImmersion. */
data class SupportStatusBarImmersionResult(
    val supported: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["supported"] = supported
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "SupportStatusBarImmersionResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): SupportStatusBarImmersionResult {
            return SupportStatusBarImmersionResult(
                supported = Read.flag("supported", map["supported"])
            )
        }
    }
}

/** Result of getNotchSize. Throws InvalidValue when a value breaks the contract. */
data class GetNotchSizeResult(
    /** 0 to 200 */
    val top: Double,
    /** 0 to 200 */
    val bottom: Double
) {
    init {
        Check.number("top", top, 0.0, 200.0)
        Check.number("bottom", bottom, 0.0, 200.0)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["top"] = top
        map["bottom"] = bottom
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "GetNotchSizeResult"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): GetNotchSizeResult {
            return GetNotchSizeResult(
                top = Read.number("top", map["top"]),
                bottom = Read.number("bottom", map["bottom"])
            )
        }
    }
}

/** Data of the event returned. Throws InvalidValue when a value breaks the contract. */
data class ReturnedData(
    /** matches `^(?:\/(?:[^/\\][^\\]{0,4095})?)?$` */
    val path: String
) {
    init {
        Check.text("path", path, 0, -1, Patterns.PATH, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["path"] = path
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "ReturnedData"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): ReturnedData {
            return ReturnedData(
                path = Read.text("path", map["path"])
            )
        }
    }
}

/** Data of the event notchChanged. Throws InvalidValue when a value breaks the contract. */
data class NotchChangedData(
    /** 0 to 200 */
    val top: Double,
    /** 0 to 200 */
    val bottom: Double,
    /** one of `portrait`, `landscape` */
    val orientation: NotchChangedOrientation
) {
    init {
        Check.number("top", top, 0.0, 200.0)
        Check.number("bottom", bottom, 0.0, 200.0)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["top"] = top
        map["bottom"] = bottom
        map["orientation"] = orientation.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "NotchChangedData"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): NotchChangedData {
            return NotchChangedData(
                top = Read.number("top", map["top"]),
                bottom = Read.number("bottom", map["bottom"]),
                orientation = NotchChangedOrientation.read("orientation", map["orientation"])
            )
        }
    }
}

/** Data of the event loginChanged. */
data class LoginChangedData(
    val loggedIn: Boolean
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["loggedIn"] = loggedIn
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "LoginChangedData"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): LoginChangedData {
            return LoginChangedData(
                loggedIn = Read.flag("loggedIn", map["loggedIn"])
            )
        }
    }
}

/** Data of the event networkChanged. */
data class NetworkChangedData(
    val online: Boolean,
    /** one of `wifi`, `cellular`, `none`, `unknown` */
    val type: NetworkChangedType
) {
    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["online"] = online
        map["type"] = type.wire
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "NetworkChangedData"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): NetworkChangedData {
            return NetworkChangedData(
                online = Read.flag("online", map["online"]),
                type = NetworkChangedType.read("type", map["type"])
            )
        }
    }
}

/** Data of the event open. Throws InvalidValue when a value breaks the contract. */
data class OpenData(
    /** matches `^[^\s]{0,512}$` */
    val opening: String,
    /** matches `^\/(?:[^/\\][^\\]{0,4095})?$` */
    val path: String,
    /** matches `^[^\s]{0,512}$` */
    val openId: String,
    /** matches `^[^\s]{0,512}$` */
    val encOpenId: String,
    /** matches `^[^\s]{0,512}$` */
    val packBoot: String,
    val tappedAt: Double,
    val answers: String
) {
    init {
        Check.text("opening", opening, 0, -1, Patterns.OPENING, false)
        Check.text("path", path, 0, -1, Patterns.OPEN_DATA_PATH, false)
        Check.text("openId", openId, 0, -1, Patterns.OPENING, false)
        Check.text("encOpenId", encOpenId, 0, -1, Patterns.OPENING, false)
        Check.text("packBoot", packBoot, 0, -1, Patterns.OPENING, false)
        Check.number("tappedAt", tappedAt, -Double.MAX_VALUE, Double.MAX_VALUE)
        Check.text("answers", answers, 0, -1, null, false)
    }

    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        map["opening"] = opening
        map["path"] = path
        map["openId"] = openId
        map["encOpenId"] = encOpenId
        map["packBoot"] = packBoot
        map["tappedAt"] = tappedAt
        map["answers"] = answers
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "OpenData"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): OpenData {
            return OpenData(
                opening = Read.text("opening", map["opening"]),
                path = Read.text("path", map["path"]),
                openId = Read.text("openId", map["openId"]),
                encOpenId = Read.text("encOpenId", map["encOpenId"]),
                packBoot = Read.text("packBoot", map["packBoot"]),
                tappedAt = Read.number("tappedAt", map["tappedAt"]),
                answers = Read.text("answers", map["answers"])
            )
        }
    }
}

/** A value that breaks the contract. Its message names the field, never the value. */
class InvalidValue(message: String) : IllegalArgumentException(message)

/**
 * Thrown by a handler that does not do the call. The code is one of ErrorCode or the app's own; no
 * personal data in the message.
 */
class Refusal(val code: String, message: String) : Exception(message)

/** A text, a number or a boolean. */
sealed class Scalar {
    abstract val value: Any

    /** Values stay out of logs. */
    final override fun toString(): String = "Scalar"

    data class Text(override val value: String) : Scalar()
    data class Number(override val value: Double) : Scalar()
    data class Flag(override val value: Boolean) : Scalar()

    internal companion object {
        fun read(where: String, value: Any?): Scalar = when (value) {
            is String -> Text(value)
            is Boolean -> Flag(value)
            is kotlin.Number -> Number(Read.number(where, value))
            else -> throw InvalidValue("$where: expected a text, a number or a boolean")
        }
    }
}

/** The ranges of the contract. */
internal object Check {
    /** Lengths in UTF-16 units, as String.length counts; no upper end when max is negative. */
    fun text(where: String, value: String, min: Int, max: Int, pattern: Regex?, orEmpty: Boolean) {
        if (orEmpty && value.isEmpty()) return
        size(where, value.length, min, max)
        if (pattern != null && !pattern.matches(value)) throw InvalidValue("$where: does not match")
    }

    fun number(where: String, value: Double, min: Double, max: Double) {
        val finite = !value.isNaN() && !value.isInfinite()
        if (!finite || value < min || value > max) throw InvalidValue("$where: out of range")
    }

    fun integer(where: String, value: Long, min: Long, max: Long) {
        if (value < min || value > max) throw InvalidValue("$where: out of range")
    }

    fun scalar(where: String, value: Scalar, min: Int, max: Int, pattern: Regex?) {
        if (value is Scalar.Text) text(where, value.value, min, max, pattern, false)
        if (value is Scalar.Number) number(where, value.value, -Double.MAX_VALUE, Double.MAX_VALUE)
    }

    fun size(where: String, size: Int, min: Int, max: Int) {
        if (size < min || (max >= 0 && size > max)) throw InvalidValue("$where: wrong length")
    }

    /** No more bytes as JSON in UTF-8, as the page's JSON.stringify writes it. */
    fun bytes(value: Any?, max: Int) {
        if (JsonBytes.count(value) > max) throw InvalidValue("more than $max bytes")
    }
}

/** Bytes of a value as JSON.stringify writes it, in UTF-8. */
internal object JsonBytes {
    fun count(value: Any?): Int = when (value) {
        is String -> text(value)
        is Number -> number(value.toDouble())
        is Map<*, *> -> 1 + maxOf(1, value.size) + value.entries.sumOf { count(it.key) + 1 + count(it.value) }
        is List<*> -> 1 + maxOf(1, value.size) + value.sumOf { count(it) }
        else -> value.toString().length
    }

    private fun text(text: String): Int {
        var bytes = 2
        text.forEachIndexed { at, it ->
            val afterHigh = at > 0 && text[at - 1].isHighSurrogate() && it.isLowSurrogate()
            bytes += when {
                // The two units of a character take four bytes; the first was counted as six.
                afterHigh -> -2
                it == '"' || it == '\\' || it in "\b\t\n\u000C\r" -> 2
                it < ' ' || it.isSurrogate() -> 6
                it < '\u0080' -> 1
                it < '\u0800' -> 2
                else -> 3
            }
        }
        return bytes
    }

    /** By the fewest digits that give the number back, in the form of ECMAScript. */
    private fun number(number: Double): Int {
        if (number == 0.0) return 1
        val exact = BigDecimal(Math.abs(number))
        val digits = (1..17).asSequence().map { exact.round(MathContext(it)) }
            .first { it.toDouble() == Math.abs(number) }.stripTrailingZeros()
        val count = digits.precision()
        val point = count - digits.scale()
        val sign = if (number < 0) 1 else 0
        return sign + when {
            point > 21 || point < -5 ->
                count + (if (count > 1) 1 else 0) + 2 + Math.abs(point - 1).toString().length
            point <= 0 -> 2 - point + count
            point < count -> count + 1
            else -> point
        }
    }
}

/** From what a JSON parser makes of the wire: Map, List, String, Number, Boolean, null. */
internal object Read {
    fun only(map: Map<*, *>, vararg names: String) {
        if (map.keys.any { it !in names }) throw InvalidValue("unknown field")
    }

    fun <T> optional(map: Map<*, *>, name: String, nullable: Boolean, each: (String, Any?) -> T): T? {
        if (!map.containsKey(name) || (nullable && map[name] == null)) return null
        return each(name, map[name])
    }

    fun <T> nullable(map: Map<*, *>, name: String, each: (String, Any?) -> T): T? {
        if (!map.containsKey(name)) throw InvalidValue("$name: missing")
        return map[name]?.let { each(name, it) }
    }

    fun text(where: String, value: Any?): String =
        value as? String ?: throw InvalidValue("$where: expected a text")

    fun flag(where: String, value: Any?): Boolean =
        value as? Boolean ?: throw InvalidValue("$where: expected a boolean")

    fun number(where: String, value: Any?): Double =
        (value as? Number)?.toDouble() ?: throw InvalidValue("$where: expected a number")

    fun integer(where: String, value: Any?): Long {
        val number = number(where, value)
        if (number % 1.0 != 0.0 || Math.abs(number) > MAX_INTEGER) {
            throw InvalidValue("$where: expected a whole number")
        }
        return number.toLong()
    }

    fun <T> list(where: String, value: Any?, each: (String, Any?) -> T): List<T> {
        if (value !is List<*>) throw InvalidValue("$where: expected a list")
        return value.mapIndexed { at, it -> each("$where[$at]", it) }
    }

    fun <T> map(where: String, value: Any?, each: (String, Any?) -> T): Map<String, T> {
        if (value !is Map<*, *>) throw InvalidValue("$where: expected an object")
        val made = LinkedHashMap<String, T>()
        for ((key, it) in value) made[text("$where key", key)] = each("$where value", it)
        return made
    }
}

private fun atLeast(version: String, floor: String): Boolean {
    val have = version.split(".").map { it.toInt() }
    floor.split(".").forEachIndexed { at, it ->
        val mine = if (at < have.size) have[at] else 0
        if (mine != it.toInt()) return mine > it.toInt()
    }
    return true
}

private fun refusal(id: String, code: String, message: String): Map<String, Any?> =
    mapOf("id" to id, "ok" to false, "error" to mapOf("code" to code, "message" to message))

/**
 * Answers one call of the page: checks it, passes it to the handler, and returns the reply, to be
 * written as JSON text. Call it for the
 * main frame of the app's own origin only.
 *
 * @param call the page's message as parsed JSON; null when the message is not JSON
 * @param appVersion this app's version, such as 5.12.0
 */
suspend fun Handler.answer(call: Any?, appVersion: String): Map<String, Any?> {
    val map = call as? Map<*, *> ?: emptyMap<String, Any?>()
    val id = map["id"] as? String ?: return refusal("", ErrorCode.INVALID_CALL, "the call has no id")
    val version = (map["v"] as? Number)?.toDouble() ?: 0.0
    if (version % 1.0 != 0.0 || version < 1 || version > CONTRACT_VERSION) {
        return refusal(id, ErrorCode.UNSUPPORTED, "this app speaks contract version $CONTRACT_VERSION")
    }
    val method = Method.of(map["method"])
        ?: return refusal(id, ErrorCode.UNSUPPORTED, "this app has no such method")
    if (!atLeast(appVersion, method.since)) {
        return refusal(id, ErrorCode.UNSUPPORTED, "${method.wire} needs app ${method.since}")
    }
    val args = map["args"] as? Map<*, *>
        ?: return refusal(id, ErrorCode.INVALID_ARGS, "args is not an object")
    val action = try {
        prepare(method, args)
    } catch (wrong: InvalidValue) {
        return refusal(id, ErrorCode.INVALID_ARGS, wrong.message.orEmpty())
    }
    return try {
        mapOf("id" to id, "ok" to true, "result" to action())
    } catch (no: Refusal) {
        refusal(id, no.code, no.message.orEmpty())
    } catch (over: CancellationException) {
        throw over
    } catch (fault: Exception) {
        refusal(id, ErrorCode.FAILED, fault.javaClass.name)
    }
}

private fun later(action: suspend () -> Map<String, Any?>): suspend () -> Map<String, Any?> = action

/** Reads the arguments, so that wrong ones throw before anything is done, and returns the call. */
private fun Handler.prepare(method: Method, args: Map<*, *>): suspend () -> Map<String, Any?> = when (method) {
    Method.IS_LOGGED_IN -> {
        Read.only(args)
        later { isLoggedIn().toMap() }
    }
    Method.LOGIN -> {
        Read.only(args)
        later { login().toMap() }
    }
    Method.GO_AUTH -> {
        Read.only(args)
        later { goAuth().toMap() }
    }
    Method.GET_USER_INFO -> {
        Read.only(args)
        later { getUserInfo().toMap() }
    }
    Method.NAVIGATE_TO_FUND_TRADING -> {
        val read = NavigateToFundTradingArgs.fromMap(args)
        later { navigateToFundTrading(read); emptyMap<String, Any?>() }
    }
    Method.GO_COMBINE_TRADING -> {
        val read = GoCombineTradingArgs.fromMap(args)
        later { goCombineTrading(read); emptyMap<String, Any?>() }
    }
    Method.SHARE -> {
        val read = ShareArgs.fromMap(args)
        later { share(read).toMap() }
    }
    Method.OPEN_SHARE_PANEL -> {
        val read = OpenSharePanelArgs.fromMap(args)
        later { openSharePanel(read).toMap() }
    }
    Method.SET_SHARE_DATA -> {
        val read = SetShareDataArgs.fromMap(args)
        later { setShareData(read); emptyMap<String, Any?>() }
    }
    Method.SET_PAGE_TITLE -> {
        val read = SetPageTitleArgs.fromMap(args)
        later { setPageTitle(read); emptyMap<String, Any?>() }
    }
    Method.SET_PAGE_TAG -> {
        val read = SetPageTagArgs.fromMap(args)
        later { setPageTag(read); emptyMap<String, Any?>() }
    }
    Method.GO_BACK_BY_TAG -> {
        val read = GoBackByTagArgs.fromMap(args)
        later { goBackByTag(read).toMap() }
    }
    Method.PAGE_READY -> {
        Read.only(args)
        later { pageReady(); emptyMap<String, Any?>() }
    }
    Method.PAGE_OPENED -> {
        val read = PageOpenedArgs.fromMap(args)
        later { pageOpened(read); emptyMap<String, Any?>() }
    }
    Method.CLAIM_BACK -> {
        Read.only(args)
        later { claimBack().toMap() }
    }
    Method.CLOSE_PAGE -> {
        Read.only(args)
        later { closePage(); emptyMap<String, Any?>() }
    }
    Method.SET_TITLE_BAR -> {
        val read = SetTitleBarArgs.fromMap(args)
        later { setTitleBar(read); emptyMap<String, Any?>() }
    }
    Method.SET_STATUS_BAR -> {
        val read = SetStatusBarArgs.fromMap(args)
        later { setStatusBar(read); emptyMap<String, Any?>() }
    }
    Method.REFRESH_ON_REDISPLAY -> {
        val read = RefreshOnRedisplayArgs.fromMap(args)
        later { refreshOnRedisplay(read); emptyMap<String, Any?>() }
    }
    Method.SEND_EVENT -> {
        val read = SendEventArgs.fromMap(args)
        later { sendEvent(read); emptyMap<String, Any?>() }
    }
    Method.OPEN_CUSTOMER -> {
        val read = OpenCustomerArgs.fromMap(args)
        later { openCustomer(read); emptyMap<String, Any?>() }
    }
    Method.GET_GLOBAL_CONFIG -> {
        val read = GetGlobalConfigArgs.fromMap(args)
        later { getGlobalConfig(read).toMap() }
    }
    Method.GET_DEVICE_INFO_AND_SYSTEM_INFO -> {
        Read.only(args)
        later { getDeviceInfoAndSystemInfo().toMap() }
    }
    Method.SUPPORT_STATUS_BAR_IMMERSION -> {
        Read.only(args)
        later { supportStatusBarImmersion().toMap() }
    }
    Method.GET_NOTCH_SIZE -> {
        Read.only(args)
        later { getNotchSize().toMap() }
    }
}
