// Generated from bridge/contract.ts by `npm run bridge:codegen`. Do not edit.
package h5bridge;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;

/** The bridge between page and app, for Java 8 and any JSON parser. */
public final class H5Bridge {
  private H5Bridge() {}

  /** Version of what travels between page and app. */
  public static final int CONTRACT_VERSION = 1;

  /** Name of the object that the app gives to the page. */
  public static final String CHANNEL = "h5bridge";

  private static final long MAX_INTEGER = 9007199254740991L;

  private static final Step<Void, Map<String, Object>> NOTHING =
      (at, it) -> new LinkedHashMap<String, Object>();

  /** What a call does. */
  public enum Effect {
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
  public static final class ErrorCode {
    private ErrorCode() {}

    /** No such method, an app too old for it, or a contract version that the app does not support. */
    public static final String UNSUPPORTED = "unsupported";
    /** The arguments break the contract. */
    public static final String INVALID_ARGS = "invalid_args";
    /** Not a valid call: not JSON, not an object, or without an id. */
    public static final String INVALID_CALL = "invalid_call";
    /** A native page is open already. */
    public static final String BUSY = "busy";
    /** The method was called too often recently; test/hosts/native-limits.js has suitable numbers. */
    public static final String TOO_OFTEN = "too_often";
    /** The app itself failed. */
    public static final String FAILED = "failed";
  }

  /** Every method, by its name on the wire. */
  public enum Method {
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

    public final String wire;
    /** First app version that answers it. */
    public final String since;
    /** Longest wait of the page, in milliseconds. */
    public final long deadlineMs;
    public final Effect effect;

    Method(String wire, String since, long deadlineMs, Effect effect) {
      this.wire = wire;
      this.since = since;
      this.deadlineMs = deadlineMs;
      this.effect = effect;
    }

    /** Null when there is no such method. */
    public static Method of(Object wire) {
      for (Method it : values()) if (it.wire.equals(wire)) return it;
      return null;
    }
  }

  /** A method's row of the contract. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  public @interface Spec {
    String since();

    long deadlineMs();

    Effect effect();
  }

  /**
   * What the app does. Arguments are checked already; amounts and codes are values to fill in, which
   * the user confirms.
   */
  public interface Handler {
    /** Says whether the app has a signed-in user. Result: `{ loggedIn }`. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.QUERY)
    void isLoggedIn(Reply<IsLoggedInResult> reply);

    /** Opens the app's sign-in. Answers when the user has signed in (`true`) or closed it (`false`). */
    @Spec(since = "5.0.0", deadlineMs = 300000L, effect = Effect.UI)
    void login(Reply<LoginResult> reply);

    /** Opens the app's real-name authentication. Answers when the user has passed it (`true`) or closed it (`false`). */
    @Spec(since = "5.0.0", deadlineMs = 300000L, effect = Effect.UI)
    void goAuth(Reply<GoAuthResult> reply);

    /** The signed-in user's keys for the `openid` and `encid` request headers; empty strings when signed out. Never cached by the client, so that keys are held as briefly as possible. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.QUERY)
    void getUserInfo(Reply<GetUserInfoResult> reply);

    /** Opens the app's own trading page with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none; `periods` counts instalments, 0 for no end; `cycle` and `planName` are `''` unless `tradeType` is `plan`. */
    @Spec(since = "5.0.0", deadlineMs = 5000L, effect = Effect.NAVIGATION)
    void navigateToFundTrading(NavigateToFundTradingArgs args, Reply<Void> reply);

    /** Opens the app's own page for trading a portfolio, with these values filled in; the user confirms there. `amount` in yuan as a decimal string, `''` for none. */
    @Spec(since = "5.4.0", deadlineMs = 5000L, effect = Effect.NAVIGATION)
    void goCombineTrading(GoCombineTradingArgs args, Reply<Void> reply);

    /** Shares to one channel. The user may still cancel in the other app. */
    @Spec(since = "5.0.0", deadlineMs = 120000L, effect = Effect.UI)
    void share(ShareArgs args, Reply<ShareResult> reply);

    /** Shows the app's panel with these channels, in this order; `channel` is the chosen one, `''` when none was. */
    @Spec(since = "5.0.0", deadlineMs = 120000L, effect = Effect.UI)
    void openSharePanel(OpenSharePanelArgs args, Reply<OpenSharePanelResult> reply);

    /** Sets what the container's own share menu shares from this page on. */
    @Spec(since = "5.6.0", deadlineMs = 10000L, effect = Effect.UI)
    void setShareData(SetShareDataArgs args, Reply<Void> reply);

    /** Text of the native title bar; of the document outside the app. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.UI)
    void setPageTitle(SetPageTitleArgs args, Reply<Void> reply);

    /** Marks the current page, so that `goBackByTag` can return to it. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.UI)
    void setPageTag(SetPageTagArgs args, Reply<Void> reply);

    /** Goes back to the page with the tag. `found` is false when there is none; then the page stays. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.NAVIGATION)
    void goBackByTag(GoBackByTagArgs args, Reply<GoBackByTagResult> reply);

    /** This page was loaded ahead at the blank address, and waits for the event `open`. */
    @Spec(since = "5.12.0", deadlineMs = 3000L, effect = Effect.UI)
    void pageReady(Reply<Void> reply);

    /** The end of the event `open`. `screen`: the screen with its first data is in the page. `waiting`: the screen is there and its data are not yet. `refused`: the page has shown another user, or too much, and is empty now; the app ends it and opens the address in a new one. */
    @Spec(since = "5.12.0", deadlineMs = 3000L, effect = Effect.UI)
    void pageOpened(PageOpenedArgs args, Reply<Void> reply);

    /** Takes over the press that `backPressed` announced: the page closes what is on top, goes back by itself, or calls `closePage`. `claimed` is false where the app did not wait and has gone back. */
    @Spec(since = "5.12.0", deadlineMs = 2000L, effect = Effect.UI)
    void claimBack(Reply<ClaimBackResult> reply);

    /** Closes this page: the user goes back from the first one. */
    @Spec(since = "5.12.0", deadlineMs = 5000L, effect = Effect.NAVIGATION)
    void closePage(Reply<Void> reply);

    /** The native title bar over this page: whether it is there, its colour, and whether its text is dark or light. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.UI)
    void setTitleBar(SetTitleBarArgs args, Reply<Void> reply);

    /** The status bar over this page: whether its text is dark or light, and the colour behind it. */
    @Spec(since = "5.2.0", deadlineMs = 3000L, effect = Effect.UI)
    void setStatusBar(SetStatusBarArgs args, Reply<Void> reply);

    /** Says whether this page is reloaded each time it is shown again. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.UI)
    void refreshOnRedisplay(RefreshOnRedisplayArgs args, Reply<Void> reply);

    /** Sends an event of the page to the app, and through it to the app's other pages. No personal data. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.UI)
    void sendEvent(SendEventArgs args, Reply<Void> reply);

    /** Opens customer service. `source` names the page for the agent; `''` for none. */
    @Spec(since = "5.0.0", deadlineMs = 5000L, effect = Effect.NAVIGATION)
    void openCustomer(OpenCustomerArgs args, Reply<Void> reply);

    /** Values of the app's remote configuration. A key that the app does not have is left out of `values`. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.QUERY)
    void getGlobalConfig(GetGlobalConfigArgs args, Reply<GetGlobalConfigResult> reply);

    /** The device and the app. `bridgeVersion` is the host's `CONTRACT_VERSION`, `packVersion` the loaded pack. The client calls it once on its own, to find out what an older app does not have. */
    @Spec(since = "5.0.0", deadlineMs = 3000L, effect = Effect.QUERY)
    void getDeviceInfoAndSystemInfo(Reply<GetDeviceInfoAndSystemInfoResult> reply);

    /** Says whether the page may draw under the status bar. */
    @Spec(since = "5.2.0", deadlineMs = 2000L, effect = Effect.QUERY)
    void supportStatusBarImmersion(Reply<SupportStatusBarImmersionResult> reply);

    /** Heights that the screen's notch and home bar take, in CSS pixels. */
    @Spec(since = "5.2.0", deadlineMs = 2000L, effect = Effect.QUERY)
    void getNotchSize(Reply<GetNotchSizeResult> reply);
  }

  /** The events of the app, to be written as JSON text. */
  public static final class Events {
    private Events() {}

    /** The page is visible again: a native page above it was closed, or the app returned to the foreground. */
    public static Map<String, Object> resume() {
      return event("resume", new LinkedHashMap<String, Object>());
    }

    /** The web view for third-party pages was closed, and this page is visible again. `path` is path and query of the pack's address that the other page led to, for this page to go to by itself; empty where the user closed it. */
    public static Map<String, Object> returned(ReturnedData data) {
      return event("returned", data.toMap());
    }

    /** The back key was pressed, the title bar's back button tapped, or the edge swiped. A page that answers with `claimBack` within a second goes back by itself; else the app does. */
    public static Map<String, Object> backPressed() {
      return event("backPressed", new LinkedHashMap<String, Object>());
    }

    /** Notch and home bar moved, mostly because the device was rotated. Heights in CSS pixels. */
    public static Map<String, Object> notchChanged(NotchChangedData data) {
      return event("notchChanged", data.toMap());
    }

    /** The user signed in, signed out, or switched to another account. */
    public static Map<String, Object> loginChanged(LoginChangedData data) {
      return event("loginChanged", data.toMap());
    }

    /** The network connected, disconnected, or changed its type. */
    public static Map<String, Object> networkChanged(NetworkChangedData data) {
      return event("networkChanged", data.toMap());
    }

    /** Opens a screen in a page that was loaded ahead at the blank address. `opening` names this opening in `pageOpened`; `path` is path and query; `openId` and `encOpenId` are the user's keys, both empty when signed out; `packBoot` is the token of this load; `tappedAt` is when the user tapped, in milliseconds since 1970, 0 where there was no tap; `answers` has the provider's answers to the screen's first calls: JSON text of an object, by their calls, `POST /api/fund/queryFundOne [["fundCode","000198"]]`, the call's fields in the order of their names. An answer that has arrived and is short is text; for any other there is its place, a number `N` with which the page takes it from `/__pack/answer/N`, once. Empty where there are none. */
    public static Map<String, Object> open(OpenData data) {
      return event("open", data.toMap());
    }

    private static Map<String, Object> event(String name, Map<String, Object> data) {
      Map<String, Object> event = new LinkedHashMap<String, Object>();
      event.put("event", name);
      event.put("data", data);
      return event;
    }
  }

  /** Patterns match whole texts. */
  private static final class Patterns {
    static final Pattern FUND_CODE = Pattern.compile("[0-9]{6}");
    static final Pattern AMOUNT = Pattern.compile("(?:[0-9]{1,12}(?:\\.[0-9]{1,2})?)?");
    static final Pattern PORTFOLIO_CODE = Pattern.compile("[A-Za-z0-9_]{1,16}");
    static final Pattern SHARE_LINK = Pattern.compile("https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+");
    static final Pattern SHARE_IMG_URL = Pattern.compile("(?:https?://[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{1,2040}|data:image/png;base64,[0-9A-Za-z+/=]+)");
    static final Pattern BACKGROUND = Pattern.compile("#[0-9a-fA-F]{6}");
    static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,63}");
    static final Pattern APP_VERSION = Pattern.compile("[0-9]+\\.[0-9]+\\.[0-9]+");
    static final Pattern PATH = Pattern.compile("(?:/(?:[^/\\\\][^\\\\]{0,4095})?)?");
    static final Pattern OPENING = Pattern.compile("[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]{0,512}");
    static final Pattern OPEN_DATA_PATH = Pattern.compile("/(?:[^/\\\\][^\\\\]{0,4095})?");
  }

  public enum NavigateToFundTradingCycle {
    EMPTY(""),
    DAY("day"),
    WEEK("week"),
    FORTNIGHT("fortnight"),
    MONTH("month");

    /** The value on the wire. */
    public final String wire;

    NavigateToFundTradingCycle(String wire) {
      this.wire = wire;
    }

    static NavigateToFundTradingCycle read(String where, Object wire) {
      for (NavigateToFundTradingCycle it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum NavigateToFundTradingTradeType {
    BUY("buy"),
    REDEEM("redeem"),
    CONVERT("convert"),
    PLAN("plan");

    /** The value on the wire. */
    public final String wire;

    NavigateToFundTradingTradeType(String wire) {
      this.wire = wire;
    }

    static NavigateToFundTradingTradeType read(String where, Object wire) {
      for (NavigateToFundTradingTradeType it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum GoCombineTradingTradeType {
    BUY("buy"),
    REDEEM("redeem"),
    PLAN("plan");

    /** The value on the wire. */
    public final String wire;

    GoCombineTradingTradeType(String wire) {
      this.wire = wire;
    }

    static GoCombineTradingTradeType read(String where, Object wire) {
      for (GoCombineTradingTradeType it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum Channel {
    WX("wx"),
    WXF("wxf"),
    DX("dx"),
    QQ("qq"),
    QZONE("qzone"),
    MORE_SHARE("moreShare"),
    COPY_LINK("copyLink"),
    SAVE_LOCAL("saveLocal"),
    WORK_WX("workWX");

    /** The value on the wire. */
    public final String wire;

    Channel(String wire) {
      this.wire = wire;
    }

    static Channel read(String where, Object wire) {
      for (Channel it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum Outcome {
    SHARED("shared"),
    CANCELLED("cancelled"),
    OFFERED("offered"),
    COPIED("copied");

    /** The value on the wire. */
    public final String wire;

    Outcome(String wire) {
      this.wire = wire;
    }

    static Outcome read(String where, Object wire) {
      for (Outcome it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum OpenSharePanelChannel {
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

    /** The value on the wire. */
    public final String wire;

    OpenSharePanelChannel(String wire) {
      this.wire = wire;
    }

    static OpenSharePanelChannel read(String where, Object wire) {
      for (OpenSharePanelChannel it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum PageOpenedShown {
    SCREEN("screen"),
    WAITING("waiting"),
    REFUSED("refused");

    /** The value on the wire. */
    public final String wire;

    PageOpenedShown(String wire) {
      this.wire = wire;
    }

    static PageOpenedShown read(String where, Object wire) {
      for (PageOpenedShown it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum TextStyle {
    DARK("dark"),
    LIGHT("light");

    /** The value on the wire. */
    public final String wire;

    TextStyle(String wire) {
      this.wire = wire;
    }

    static TextStyle read(String where, Object wire) {
      for (TextStyle it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum GetDeviceInfoAndSystemInfoPlatform {
    IOS("ios"),
    ANDROID("android"),
    BROWSER("browser");

    /** The value on the wire. */
    public final String wire;

    GetDeviceInfoAndSystemInfoPlatform(String wire) {
      this.wire = wire;
    }

    static GetDeviceInfoAndSystemInfoPlatform read(String where, Object wire) {
      for (GetDeviceInfoAndSystemInfoPlatform it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum NotchChangedOrientation {
    PORTRAIT("portrait"),
    LANDSCAPE("landscape");

    /** The value on the wire. */
    public final String wire;

    NotchChangedOrientation(String wire) {
      this.wire = wire;
    }

    static NotchChangedOrientation read(String where, Object wire) {
      for (NotchChangedOrientation it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  public enum NetworkChangedType {
    WIFI("wifi"),
    CELLULAR("cellular"),
    NONE("none"),
    UNKNOWN("unknown");

    /** The value on the wire. */
    public final String wire;

    NetworkChangedType(String wire) {
      this.wire = wire;
    }

    static NetworkChangedType read(String where, Object wire) {
      for (NetworkChangedType it : values()) if (it.wire.equals(wire)) return it;
      throw new InvalidValue(where + ": not one of its words");
    }
  }

  /** Result of isLoggedIn. */
  public static final class IsLoggedInResult {
    public final boolean loggedIn;

    /** Throws InvalidValue when a value breaks the contract. */
    public IsLoggedInResult(boolean loggedIn) {
      this.loggedIn = loggedIn;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static IsLoggedInResult fromMap(Map<?, ?> map) {
      return new IsLoggedInResult(
          Read.flag("loggedIn", map.get("loggedIn")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("loggedIn", loggedIn);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof IsLoggedInResult)) return false;
      IsLoggedInResult that = (IsLoggedInResult) other;
      return Objects.equals(loggedIn, that.loggedIn);
    }

    @Override
    public int hashCode() {
      return Objects.hash(loggedIn, 0);
    }
  }

  /** Result of login. */
  public static final class LoginResult {
    public final boolean loggedIn;

    /** Throws InvalidValue when a value breaks the contract. */
    public LoginResult(boolean loggedIn) {
      this.loggedIn = loggedIn;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static LoginResult fromMap(Map<?, ?> map) {
      return new LoginResult(
          Read.flag("loggedIn", map.get("loggedIn")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("loggedIn", loggedIn);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof LoginResult)) return false;
      LoginResult that = (LoginResult) other;
      return Objects.equals(loggedIn, that.loggedIn);
    }

    @Override
    public int hashCode() {
      return Objects.hash(loggedIn, 0);
    }
  }

  /** Result of goAuth. */
  public static final class GoAuthResult {
    public final boolean authenticated;

    /** Throws InvalidValue when a value breaks the contract. */
    public GoAuthResult(boolean authenticated) {
      this.authenticated = authenticated;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GoAuthResult fromMap(Map<?, ?> map) {
      return new GoAuthResult(
          Read.flag("authenticated", map.get("authenticated")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("authenticated", authenticated);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GoAuthResult)) return false;
      GoAuthResult that = (GoAuthResult) other;
      return Objects.equals(authenticated, that.authenticated);
    }

    @Override
    public int hashCode() {
      return Objects.hash(authenticated, 0);
    }
  }

  /** Result of getUserInfo. */
  public static final class GetUserInfoResult {
    public final String appUserId;
    public final String openId;
    public final String encOpenId;

    /** Throws InvalidValue when a value breaks the contract. */
    public GetUserInfoResult(String appUserId, String openId, String encOpenId) {
      this.appUserId = Check.text("appUserId", appUserId, 0, -1, null, false);
      this.openId = Check.text("openId", openId, 0, -1, null, false);
      this.encOpenId = Check.text("encOpenId", encOpenId, 0, -1, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GetUserInfoResult fromMap(Map<?, ?> map) {
      return new GetUserInfoResult(
          Read.text("appUserId", map.get("appUserId")),
          Read.text("openId", map.get("openId")),
          Read.text("encOpenId", map.get("encOpenId")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("appUserId", appUserId);
      map.put("openId", openId);
      map.put("encOpenId", encOpenId);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GetUserInfoResult)) return false;
      GetUserInfoResult that = (GetUserInfoResult) other;
      return Objects.equals(appUserId, that.appUserId)
          && Objects.equals(openId, that.openId)
          && Objects.equals(encOpenId, that.encOpenId);
    }

    @Override
    public int hashCode() {
      return Objects.hash(appUserId, openId, encOpenId);
    }
  }

  /** Arguments of navigateToFundTrading. */
  public static final class NavigateToFundTradingArgs {
    /** matches `^\d{6}$` */
    public final String fundCode;
    /** matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$` */
    public final String amount;
    /** 0 or more */
    public final long periods;
    /** one of `''`, `day`, `week`, `fortnight`, `month` */
    public final NavigateToFundTradingCycle cycle;
    /** 0 to 40 UTF-16 units */
    public final String planName;
    /** one of `buy`, `redeem`, `convert`, `plan` */
    public final NavigateToFundTradingTradeType tradeType;

    /** Throws InvalidValue when a value breaks the contract. */
    public NavigateToFundTradingArgs(String fundCode, String amount, long periods, NavigateToFundTradingCycle cycle, String planName, NavigateToFundTradingTradeType tradeType) {
      this.fundCode = Check.text("fundCode", fundCode, 0, -1, Patterns.FUND_CODE, false);
      this.amount = Check.text("amount", amount, 0, -1, Patterns.AMOUNT, false);
      this.periods = Check.integer("periods", periods, 0L, 9007199254740991L);
      this.cycle = Check.present("cycle", cycle);
      this.planName = Check.text("planName", planName, 0, 40, null, false);
      this.tradeType = Check.present("tradeType", tradeType);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static NavigateToFundTradingArgs fromMap(Map<?, ?> map) {
      Read.only(map, "fundCode", "amount", "periods", "cycle", "planName", "tradeType");
      return new NavigateToFundTradingArgs(
          Read.text("fundCode", map.get("fundCode")),
          Read.text("amount", map.get("amount")),
          Read.integer("periods", map.get("periods")),
          NavigateToFundTradingCycle.read("cycle", map.get("cycle")),
          Read.text("planName", map.get("planName")),
          NavigateToFundTradingTradeType.read("tradeType", map.get("tradeType")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("fundCode", fundCode);
      map.put("amount", amount);
      map.put("periods", periods);
      map.put("cycle", cycle.wire);
      map.put("planName", planName);
      map.put("tradeType", tradeType.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof NavigateToFundTradingArgs)) return false;
      NavigateToFundTradingArgs that = (NavigateToFundTradingArgs) other;
      return Objects.equals(fundCode, that.fundCode)
          && Objects.equals(amount, that.amount)
          && Objects.equals(periods, that.periods)
          && Objects.equals(cycle, that.cycle)
          && Objects.equals(planName, that.planName)
          && Objects.equals(tradeType, that.tradeType);
    }

    @Override
    public int hashCode() {
      return Objects.hash(fundCode, amount, periods, cycle, planName, tradeType);
    }
  }

  /** Arguments of goCombineTrading. */
  public static final class GoCombineTradingArgs {
    /** matches `^\w{1,16}$` */
    public final String portfolioCode;
    /** matches `^(?:\d{1,12}(?:\.\d{1,2})?)?$` */
    public final String amount;
    /** one of `buy`, `redeem`, `plan` */
    public final GoCombineTradingTradeType tradeType;

    /** Throws InvalidValue when a value breaks the contract. */
    public GoCombineTradingArgs(String portfolioCode, String amount, GoCombineTradingTradeType tradeType) {
      this.portfolioCode = Check.text("portfolioCode", portfolioCode, 0, -1, Patterns.PORTFOLIO_CODE, false);
      this.amount = Check.text("amount", amount, 0, -1, Patterns.AMOUNT, false);
      this.tradeType = Check.present("tradeType", tradeType);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GoCombineTradingArgs fromMap(Map<?, ?> map) {
      Read.only(map, "portfolioCode", "amount", "tradeType");
      return new GoCombineTradingArgs(
          Read.text("portfolioCode", map.get("portfolioCode")),
          Read.text("amount", map.get("amount")),
          GoCombineTradingTradeType.read("tradeType", map.get("tradeType")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("portfolioCode", portfolioCode);
      map.put("amount", amount);
      map.put("tradeType", tradeType.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GoCombineTradingArgs)) return false;
      GoCombineTradingArgs that = (GoCombineTradingArgs) other;
      return Objects.equals(portfolioCode, that.portfolioCode)
          && Objects.equals(amount, that.amount)
          && Objects.equals(tradeType, that.tradeType);
    }

    @Override
    public int hashCode() {
      return Objects.hash(portfolioCode, amount, tradeType);
    }
  }

  /** Arguments of share. */
  public static final class ShareArgs {
    /** one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    public final Channel channel;
    /** 1 to 80 UTF-16 units */
    public final String shareTitle;
    /** 0 to 200 UTF-16 units */
    public final String shareDesc;
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    public final String shareLink;
    /** empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$` */
    public final String shareImgUrl;

    /** Throws InvalidValue when a value breaks the contract. */
    public ShareArgs(Channel channel, String shareTitle, String shareDesc, String shareLink, String shareImgUrl) {
      this.channel = Check.present("channel", channel);
      this.shareTitle = Check.text("shareTitle", shareTitle, 1, 80, null, false);
      this.shareDesc = Check.text("shareDesc", shareDesc, 0, 200, null, false);
      this.shareLink = Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false);
      this.shareImgUrl = Check.text("shareImgUrl", shareImgUrl, 0, -1, Patterns.SHARE_IMG_URL, true);
      Check.bytes(toMap(), 1000000);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static ShareArgs fromMap(Map<?, ?> map) {
      Read.only(map, "channel", "shareTitle", "shareDesc", "shareLink", "shareImgUrl");
      return new ShareArgs(
          Channel.read("channel", map.get("channel")),
          Read.text("shareTitle", map.get("shareTitle")),
          Read.text("shareDesc", map.get("shareDesc")),
          Read.text("shareLink", map.get("shareLink")),
          Read.text("shareImgUrl", map.get("shareImgUrl")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("channel", channel.wire);
      map.put("shareTitle", shareTitle);
      map.put("shareDesc", shareDesc);
      map.put("shareLink", shareLink);
      map.put("shareImgUrl", shareImgUrl);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof ShareArgs)) return false;
      ShareArgs that = (ShareArgs) other;
      return Objects.equals(channel, that.channel)
          && Objects.equals(shareTitle, that.shareTitle)
          && Objects.equals(shareDesc, that.shareDesc)
          && Objects.equals(shareLink, that.shareLink)
          && Objects.equals(shareImgUrl, that.shareImgUrl);
    }

    @Override
    public int hashCode() {
      return Objects.hash(channel, shareTitle, shareDesc, shareLink, shareImgUrl);
    }
  }

  /** Result of share. */
  public static final class ShareResult {
    /** one of `shared`, `cancelled`, `offered`, `copied` */
    public final Outcome outcome;

    /** Throws InvalidValue when a value breaks the contract. */
    public ShareResult(Outcome outcome) {
      this.outcome = Check.present("outcome", outcome);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static ShareResult fromMap(Map<?, ?> map) {
      return new ShareResult(
          Outcome.read("outcome", map.get("outcome")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("outcome", outcome.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof ShareResult)) return false;
      ShareResult that = (ShareResult) other;
      return Objects.equals(outcome, that.outcome);
    }

    @Override
    public int hashCode() {
      return Objects.hash(outcome, 0);
    }
  }

  /** Arguments of openSharePanel. */
  public static final class OpenSharePanelArgs {
    /** 1 to 9 items; each: one of `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    public final List<Channel> channels;
    /** 1 to 80 UTF-16 units */
    public final String shareTitle;
    /** 0 to 200 UTF-16 units */
    public final String shareDesc;
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    public final String shareLink;
    /** empty, or: matches `^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$` */
    public final String shareImgUrl;

    /** Throws InvalidValue when a value breaks the contract. */
    public OpenSharePanelArgs(List<Channel> channels, String shareTitle, String shareDesc, String shareLink, String shareImgUrl) {
      this.channels = Check.list("channels", channels, 1, 9, (at, it) -> Check.present(at, it));
      this.shareTitle = Check.text("shareTitle", shareTitle, 1, 80, null, false);
      this.shareDesc = Check.text("shareDesc", shareDesc, 0, 200, null, false);
      this.shareLink = Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false);
      this.shareImgUrl = Check.text("shareImgUrl", shareImgUrl, 0, -1, Patterns.SHARE_IMG_URL, true);
      Check.bytes(toMap(), 1000000);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static OpenSharePanelArgs fromMap(Map<?, ?> map) {
      Read.only(map, "channels", "shareTitle", "shareDesc", "shareLink", "shareImgUrl");
      return new OpenSharePanelArgs(
          Read.list("channels", map.get("channels"), Channel::read),
          Read.text("shareTitle", map.get("shareTitle")),
          Read.text("shareDesc", map.get("shareDesc")),
          Read.text("shareLink", map.get("shareLink")),
          Read.text("shareImgUrl", map.get("shareImgUrl")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("channels", Write.list(channels, (at, it) -> it.wire));
      map.put("shareTitle", shareTitle);
      map.put("shareDesc", shareDesc);
      map.put("shareLink", shareLink);
      map.put("shareImgUrl", shareImgUrl);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof OpenSharePanelArgs)) return false;
      OpenSharePanelArgs that = (OpenSharePanelArgs) other;
      return Objects.equals(channels, that.channels)
          && Objects.equals(shareTitle, that.shareTitle)
          && Objects.equals(shareDesc, that.shareDesc)
          && Objects.equals(shareLink, that.shareLink)
          && Objects.equals(shareImgUrl, that.shareImgUrl);
    }

    @Override
    public int hashCode() {
      return Objects.hash(channels, shareTitle, shareDesc, shareLink, shareImgUrl);
    }
  }

  /** Result of openSharePanel. */
  public static final class OpenSharePanelResult {
    /** one of `''`, `wx`, `wxf`, `dx`, `qq`, `qzone`, `moreShare`, `copyLink`, `saveLocal`, `workWX` */
    public final OpenSharePanelChannel channel;
    /** one of `shared`, `cancelled`, `offered`, `copied` */
    public final Outcome outcome;

    /** Throws InvalidValue when a value breaks the contract. */
    public OpenSharePanelResult(OpenSharePanelChannel channel, Outcome outcome) {
      this.channel = Check.present("channel", channel);
      this.outcome = Check.present("outcome", outcome);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static OpenSharePanelResult fromMap(Map<?, ?> map) {
      return new OpenSharePanelResult(
          OpenSharePanelChannel.read("channel", map.get("channel")),
          Outcome.read("outcome", map.get("outcome")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("channel", channel.wire);
      map.put("outcome", outcome.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof OpenSharePanelResult)) return false;
      OpenSharePanelResult that = (OpenSharePanelResult) other;
      return Objects.equals(channel, that.channel)
          && Objects.equals(outcome, that.outcome);
    }

    @Override
    public int hashCode() {
      return Objects.hash(channel, outcome);
    }
  }

  /** Arguments of setShareData. */
  public static final class SetShareDataArgs {
    /** 1 to 80 UTF-16 units */
    public final String shareTitle;
    /** 0 to 200 UTF-16 units */
    public final String shareDesc;
    /** 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    public final String shareLink;
    /** empty, or: 0 to 2048 UTF-16 units, matches `^https?:\/\/[^\s]+$` */
    public final String shareImgUrl;

    /** Throws InvalidValue when a value breaks the contract. */
    public SetShareDataArgs(String shareTitle, String shareDesc, String shareLink, String shareImgUrl) {
      this.shareTitle = Check.text("shareTitle", shareTitle, 1, 80, null, false);
      this.shareDesc = Check.text("shareDesc", shareDesc, 0, 200, null, false);
      this.shareLink = Check.text("shareLink", shareLink, 0, 2048, Patterns.SHARE_LINK, false);
      this.shareImgUrl = Check.text("shareImgUrl", shareImgUrl, 0, 2048, Patterns.SHARE_LINK, true);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SetShareDataArgs fromMap(Map<?, ?> map) {
      Read.only(map, "shareTitle", "shareDesc", "shareLink", "shareImgUrl");
      return new SetShareDataArgs(
          Read.text("shareTitle", map.get("shareTitle")),
          Read.text("shareDesc", map.get("shareDesc")),
          Read.text("shareLink", map.get("shareLink")),
          Read.text("shareImgUrl", map.get("shareImgUrl")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("shareTitle", shareTitle);
      map.put("shareDesc", shareDesc);
      map.put("shareLink", shareLink);
      map.put("shareImgUrl", shareImgUrl);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SetShareDataArgs)) return false;
      SetShareDataArgs that = (SetShareDataArgs) other;
      return Objects.equals(shareTitle, that.shareTitle)
          && Objects.equals(shareDesc, that.shareDesc)
          && Objects.equals(shareLink, that.shareLink)
          && Objects.equals(shareImgUrl, that.shareImgUrl);
    }

    @Override
    public int hashCode() {
      return Objects.hash(shareTitle, shareDesc, shareLink, shareImgUrl);
    }
  }

  /** Arguments of setPageTitle. */
  public static final class SetPageTitleArgs {
    /** 0 to 40 UTF-16 units */
    public final String title;

    /** Throws InvalidValue when a value breaks the contract. */
    public SetPageTitleArgs(String title) {
      this.title = Check.text("title", title, 0, 40, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SetPageTitleArgs fromMap(Map<?, ?> map) {
      Read.only(map, "title");
      return new SetPageTitleArgs(
          Read.text("title", map.get("title")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("title", title);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SetPageTitleArgs)) return false;
      SetPageTitleArgs that = (SetPageTitleArgs) other;
      return Objects.equals(title, that.title);
    }

    @Override
    public int hashCode() {
      return Objects.hash(title, 0);
    }
  }

  /** Arguments of setPageTag. */
  public static final class SetPageTagArgs {
    /** 1 to 64 UTF-16 units */
    public final String tag;

    /** Throws InvalidValue when a value breaks the contract. */
    public SetPageTagArgs(String tag) {
      this.tag = Check.text("tag", tag, 1, 64, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SetPageTagArgs fromMap(Map<?, ?> map) {
      Read.only(map, "tag");
      return new SetPageTagArgs(
          Read.text("tag", map.get("tag")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("tag", tag);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SetPageTagArgs)) return false;
      SetPageTagArgs that = (SetPageTagArgs) other;
      return Objects.equals(tag, that.tag);
    }

    @Override
    public int hashCode() {
      return Objects.hash(tag, 0);
    }
  }

  /** Arguments of goBackByTag. */
  public static final class GoBackByTagArgs {
    /** 1 to 64 UTF-16 units */
    public final String tag;

    /** Throws InvalidValue when a value breaks the contract. */
    public GoBackByTagArgs(String tag) {
      this.tag = Check.text("tag", tag, 1, 64, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GoBackByTagArgs fromMap(Map<?, ?> map) {
      Read.only(map, "tag");
      return new GoBackByTagArgs(
          Read.text("tag", map.get("tag")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("tag", tag);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GoBackByTagArgs)) return false;
      GoBackByTagArgs that = (GoBackByTagArgs) other;
      return Objects.equals(tag, that.tag);
    }

    @Override
    public int hashCode() {
      return Objects.hash(tag, 0);
    }
  }

  /** Result of goBackByTag. */
  public static final class GoBackByTagResult {
    public final boolean found;

    /** Throws InvalidValue when a value breaks the contract. */
    public GoBackByTagResult(boolean found) {
      this.found = found;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GoBackByTagResult fromMap(Map<?, ?> map) {
      return new GoBackByTagResult(
          Read.flag("found", map.get("found")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("found", found);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GoBackByTagResult)) return false;
      GoBackByTagResult that = (GoBackByTagResult) other;
      return Objects.equals(found, that.found);
    }

    @Override
    public int hashCode() {
      return Objects.hash(found, 0);
    }
  }

  /** Arguments of pageOpened. */
  public static final class PageOpenedArgs {
    /** 1 to 64 UTF-16 units */
    public final String opening;
    /** one of `screen`, `waiting`, `refused` */
    public final PageOpenedShown shown;

    /** Throws InvalidValue when a value breaks the contract. */
    public PageOpenedArgs(String opening, PageOpenedShown shown) {
      this.opening = Check.text("opening", opening, 1, 64, null, false);
      this.shown = Check.present("shown", shown);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static PageOpenedArgs fromMap(Map<?, ?> map) {
      Read.only(map, "opening", "shown");
      return new PageOpenedArgs(
          Read.text("opening", map.get("opening")),
          PageOpenedShown.read("shown", map.get("shown")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("opening", opening);
      map.put("shown", shown.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof PageOpenedArgs)) return false;
      PageOpenedArgs that = (PageOpenedArgs) other;
      return Objects.equals(opening, that.opening)
          && Objects.equals(shown, that.shown);
    }

    @Override
    public int hashCode() {
      return Objects.hash(opening, shown);
    }
  }

  /** Result of claimBack. */
  public static final class ClaimBackResult {
    public final boolean claimed;

    /** Throws InvalidValue when a value breaks the contract. */
    public ClaimBackResult(boolean claimed) {
      this.claimed = claimed;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static ClaimBackResult fromMap(Map<?, ?> map) {
      return new ClaimBackResult(
          Read.flag("claimed", map.get("claimed")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("claimed", claimed);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof ClaimBackResult)) return false;
      ClaimBackResult that = (ClaimBackResult) other;
      return Objects.equals(claimed, that.claimed);
    }

    @Override
    public int hashCode() {
      return Objects.hash(claimed, 0);
    }
  }

  /** Arguments of setTitleBar. */
  public static final class SetTitleBarArgs {
    public final boolean visible;
    /** matches `^#[0-9a-fA-F]{6}$` */
    public final String background;
    /** one of `dark`, `light` */
    public final TextStyle textStyle;

    /** Throws InvalidValue when a value breaks the contract. */
    public SetTitleBarArgs(boolean visible, String background, TextStyle textStyle) {
      this.visible = visible;
      this.background = Check.text("background", background, 0, -1, Patterns.BACKGROUND, false);
      this.textStyle = Check.present("textStyle", textStyle);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SetTitleBarArgs fromMap(Map<?, ?> map) {
      Read.only(map, "visible", "background", "textStyle");
      return new SetTitleBarArgs(
          Read.flag("visible", map.get("visible")),
          Read.text("background", map.get("background")),
          TextStyle.read("textStyle", map.get("textStyle")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("visible", visible);
      map.put("background", background);
      map.put("textStyle", textStyle.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SetTitleBarArgs)) return false;
      SetTitleBarArgs that = (SetTitleBarArgs) other;
      return Objects.equals(visible, that.visible)
          && Objects.equals(background, that.background)
          && Objects.equals(textStyle, that.textStyle);
    }

    @Override
    public int hashCode() {
      return Objects.hash(visible, background, textStyle);
    }
  }

  /** Arguments of setStatusBar. */
  public static final class SetStatusBarArgs {
    /** matches `^#[0-9a-fA-F]{6}$` */
    public final String background;
    /** one of `dark`, `light` */
    public final TextStyle textStyle;

    /** Throws InvalidValue when a value breaks the contract. */
    public SetStatusBarArgs(String background, TextStyle textStyle) {
      this.background = Check.text("background", background, 0, -1, Patterns.BACKGROUND, false);
      this.textStyle = Check.present("textStyle", textStyle);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SetStatusBarArgs fromMap(Map<?, ?> map) {
      Read.only(map, "background", "textStyle");
      return new SetStatusBarArgs(
          Read.text("background", map.get("background")),
          TextStyle.read("textStyle", map.get("textStyle")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("background", background);
      map.put("textStyle", textStyle.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SetStatusBarArgs)) return false;
      SetStatusBarArgs that = (SetStatusBarArgs) other;
      return Objects.equals(background, that.background)
          && Objects.equals(textStyle, that.textStyle);
    }

    @Override
    public int hashCode() {
      return Objects.hash(background, textStyle);
    }
  }

  /** Arguments of refreshOnRedisplay. */
  public static final class RefreshOnRedisplayArgs {
    public final boolean enabled;

    /** Throws InvalidValue when a value breaks the contract. */
    public RefreshOnRedisplayArgs(boolean enabled) {
      this.enabled = enabled;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static RefreshOnRedisplayArgs fromMap(Map<?, ?> map) {
      Read.only(map, "enabled");
      return new RefreshOnRedisplayArgs(
          Read.flag("enabled", map.get("enabled")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("enabled", enabled);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof RefreshOnRedisplayArgs)) return false;
      RefreshOnRedisplayArgs that = (RefreshOnRedisplayArgs) other;
      return Objects.equals(enabled, that.enabled);
    }

    @Override
    public int hashCode() {
      return Objects.hash(enabled, 0);
    }
  }

  /** Arguments of sendEvent. */
  public static final class SendEventArgs {
    /** matches `^[A-Za-z]\w{0,63}$` */
    public final String name;
    /** keys: 0 to 64 UTF-16 units; values: text, number or boolean; text: 0 to 1000 UTF-16 units */
    public final Map<String, Scalar> data;

    /** Throws InvalidValue when a value breaks the contract. */
    public SendEventArgs(String name, Map<String, Scalar> data) {
      this.name = Check.text("name", name, 0, -1, Patterns.NAME, false);
      this.data = Check.map("data", data, (at, it) -> Check.text(at, it, 0, 64, null, false), (at, it) -> Check.scalar(at, it, 0, 1000, null));
      Check.bytes(toMap(), 16384);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SendEventArgs fromMap(Map<?, ?> map) {
      Read.only(map, "name", "data");
      return new SendEventArgs(
          Read.text("name", map.get("name")),
          Read.map("data", map.get("data"), Scalar::read));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("name", name);
      map.put("data", Write.map(data, (at, it) -> it.value));
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SendEventArgs)) return false;
      SendEventArgs that = (SendEventArgs) other;
      return Objects.equals(name, that.name)
          && Objects.equals(data, that.data);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, data);
    }
  }

  /** Arguments of openCustomer. */
  public static final class OpenCustomerArgs {
    /** 0 to 64 UTF-16 units */
    public final String source;

    /** Throws InvalidValue when a value breaks the contract. */
    public OpenCustomerArgs(String source) {
      this.source = Check.text("source", source, 0, 64, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static OpenCustomerArgs fromMap(Map<?, ?> map) {
      Read.only(map, "source");
      return new OpenCustomerArgs(
          Read.text("source", map.get("source")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("source", source);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof OpenCustomerArgs)) return false;
      OpenCustomerArgs that = (OpenCustomerArgs) other;
      return Objects.equals(source, that.source);
    }

    @Override
    public int hashCode() {
      return Objects.hash(source, 0);
    }
  }

  /** Arguments of getGlobalConfig. */
  public static final class GetGlobalConfigArgs {
    /** 1 to 50 items; each: 1 to 64 UTF-16 units */
    public final List<String> keys;

    /** Throws InvalidValue when a value breaks the contract. */
    public GetGlobalConfigArgs(List<String> keys) {
      this.keys = Check.list("keys", keys, 1, 50, (at, it) -> Check.text(at, it, 1, 64, null, false));
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GetGlobalConfigArgs fromMap(Map<?, ?> map) {
      Read.only(map, "keys");
      return new GetGlobalConfigArgs(
          Read.list("keys", map.get("keys"), Read::text));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("keys", Write.list(keys, (at, it) -> it));
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GetGlobalConfigArgs)) return false;
      GetGlobalConfigArgs that = (GetGlobalConfigArgs) other;
      return Objects.equals(keys, that.keys);
    }

    @Override
    public int hashCode() {
      return Objects.hash(keys, 0);
    }
  }

  /** Result of getGlobalConfig. */
  public static final class GetGlobalConfigResult {
    public final Map<String, String> values;

    /** Throws InvalidValue when a value breaks the contract. */
    public GetGlobalConfigResult(Map<String, String> values) {
      this.values = Check.map("values", values, (at, it) -> Check.text(at, it, 0, -1, null, false), (at, it) -> Check.text(at, it, 0, -1, null, false));
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GetGlobalConfigResult fromMap(Map<?, ?> map) {
      return new GetGlobalConfigResult(
          Read.map("values", map.get("values"), Read::text));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("values", Write.map(values, (at, it) -> it));
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GetGlobalConfigResult)) return false;
      GetGlobalConfigResult that = (GetGlobalConfigResult) other;
      return Objects.equals(values, that.values);
    }

    @Override
    public int hashCode() {
      return Objects.hash(values, 0);
    }
  }

  /** Result of GetDeviceInfoAndSystemInfo. */
  public static final class GetDeviceInfoAndSystemInfoResult {
    /** one of `ios`, `android`, `browser` */
    public final GetDeviceInfoAndSystemInfoPlatform platform;
    public final String systemVersion;
    public final String model;
    /** matches `^\d+\.\d+\.\d+$` */
    public final String appVersion;
    public final long bridgeVersion;
    public final String packVersion;

    /** Throws InvalidValue when a value breaks the contract. */
    public GetDeviceInfoAndSystemInfoResult(GetDeviceInfoAndSystemInfoPlatform platform, String systemVersion, String model, String appVersion, long bridgeVersion, String packVersion) {
      this.platform = Check.present("platform", platform);
      this.systemVersion = Check.text("systemVersion", systemVersion, 0, -1, null, false);
      this.model = Check.text("model", model, 0, -1, null, false);
      this.appVersion = Check.text("appVersion", appVersion, 0, -1, Patterns.APP_VERSION, false);
      this.bridgeVersion = Check.integer("bridgeVersion", bridgeVersion, -9007199254740991L, 9007199254740991L);
      this.packVersion = Check.text("packVersion", packVersion, 0, -1, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GetDeviceInfoAndSystemInfoResult fromMap(Map<?, ?> map) {
      return new GetDeviceInfoAndSystemInfoResult(
          GetDeviceInfoAndSystemInfoPlatform.read("platform", map.get("platform")),
          Read.text("systemVersion", map.get("systemVersion")),
          Read.text("model", map.get("model")),
          Read.text("appVersion", map.get("appVersion")),
          Read.integer("bridgeVersion", map.get("bridgeVersion")),
          Read.text("packVersion", map.get("packVersion")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("platform", platform.wire);
      map.put("systemVersion", systemVersion);
      map.put("model", model);
      map.put("appVersion", appVersion);
      map.put("bridgeVersion", bridgeVersion);
      map.put("packVersion", packVersion);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GetDeviceInfoAndSystemInfoResult)) return false;
      GetDeviceInfoAndSystemInfoResult that = (GetDeviceInfoAndSystemInfoResult) other;
      return Objects.equals(platform, that.platform)
          && Objects.equals(systemVersion, that.systemVersion)
          && Objects.equals(model, that.model)
          && Objects.equals(appVersion, that.appVersion)
          && Objects.equals(bridgeVersion, that.bridgeVersion)
          && Objects.equals(packVersion, that.packVersion);
    }

    @Override
    public int hashCode() {
      return Objects.hash(platform, systemVersion, model, appVersion, bridgeVersion, packVersion);
    }
  }

  /** Result of supportStatusBarImmersion. */
  public static final class SupportStatusBarImmersionResult {
    public final boolean supported;

    /** Throws InvalidValue when a value breaks the contract. */
    public SupportStatusBarImmersionResult(boolean supported) {
      this.supported = supported;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static SupportStatusBarImmersionResult fromMap(Map<?, ?> map) {
      return new SupportStatusBarImmersionResult(
          Read.flag("supported", map.get("supported")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("supported", supported);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof SupportStatusBarImmersionResult)) return false;
      SupportStatusBarImmersionResult that = (SupportStatusBarImmersionResult) other;
      return Objects.equals(supported, that.supported);
    }

    @Override
    public int hashCode() {
      return Objects.hash(supported, 0);
    }
  }

  /** Result of getNotchSize. */
  public static final class GetNotchSizeResult {
    /** 0 to 200 */
    public final double top;
    /** 0 to 200 */
    public final double bottom;

    /** Throws InvalidValue when a value breaks the contract. */
    public GetNotchSizeResult(double top, double bottom) {
      this.top = Check.number("top", top, 0.0, 200.0);
      this.bottom = Check.number("bottom", bottom, 0.0, 200.0);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static GetNotchSizeResult fromMap(Map<?, ?> map) {
      return new GetNotchSizeResult(
          Read.number("top", map.get("top")),
          Read.number("bottom", map.get("bottom")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("top", top);
      map.put("bottom", bottom);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof GetNotchSizeResult)) return false;
      GetNotchSizeResult that = (GetNotchSizeResult) other;
      return Objects.equals(top, that.top)
          && Objects.equals(bottom, that.bottom);
    }

    @Override
    public int hashCode() {
      return Objects.hash(top, bottom);
    }
  }

  /** Data of the event returned. */
  public static final class ReturnedData {
    /** matches `^(?:\/(?:[^/\\][^\\]{0,4095})?)?$` */
    public final String path;

    /** Throws InvalidValue when a value breaks the contract. */
    public ReturnedData(String path) {
      this.path = Check.text("path", path, 0, -1, Patterns.PATH, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static ReturnedData fromMap(Map<?, ?> map) {
      return new ReturnedData(
          Read.text("path", map.get("path")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("path", path);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof ReturnedData)) return false;
      ReturnedData that = (ReturnedData) other;
      return Objects.equals(path, that.path);
    }

    @Override
    public int hashCode() {
      return Objects.hash(path, 0);
    }
  }

  /** Data of the event notchChanged. */
  public static final class NotchChangedData {
    /** 0 to 200 */
    public final double top;
    /** 0 to 200 */
    public final double bottom;
    /** one of `portrait`, `landscape` */
    public final NotchChangedOrientation orientation;

    /** Throws InvalidValue when a value breaks the contract. */
    public NotchChangedData(double top, double bottom, NotchChangedOrientation orientation) {
      this.top = Check.number("top", top, 0.0, 200.0);
      this.bottom = Check.number("bottom", bottom, 0.0, 200.0);
      this.orientation = Check.present("orientation", orientation);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static NotchChangedData fromMap(Map<?, ?> map) {
      return new NotchChangedData(
          Read.number("top", map.get("top")),
          Read.number("bottom", map.get("bottom")),
          NotchChangedOrientation.read("orientation", map.get("orientation")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("top", top);
      map.put("bottom", bottom);
      map.put("orientation", orientation.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof NotchChangedData)) return false;
      NotchChangedData that = (NotchChangedData) other;
      return Objects.equals(top, that.top)
          && Objects.equals(bottom, that.bottom)
          && Objects.equals(orientation, that.orientation);
    }

    @Override
    public int hashCode() {
      return Objects.hash(top, bottom, orientation);
    }
  }

  /** Data of the event loginChanged. */
  public static final class LoginChangedData {
    public final boolean loggedIn;

    /** Throws InvalidValue when a value breaks the contract. */
    public LoginChangedData(boolean loggedIn) {
      this.loggedIn = loggedIn;
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static LoginChangedData fromMap(Map<?, ?> map) {
      return new LoginChangedData(
          Read.flag("loggedIn", map.get("loggedIn")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("loggedIn", loggedIn);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof LoginChangedData)) return false;
      LoginChangedData that = (LoginChangedData) other;
      return Objects.equals(loggedIn, that.loggedIn);
    }

    @Override
    public int hashCode() {
      return Objects.hash(loggedIn, 0);
    }
  }

  /** Data of the event networkChanged. */
  public static final class NetworkChangedData {
    public final boolean online;
    /** one of `wifi`, `cellular`, `none`, `unknown` */
    public final NetworkChangedType type;

    /** Throws InvalidValue when a value breaks the contract. */
    public NetworkChangedData(boolean online, NetworkChangedType type) {
      this.online = online;
      this.type = Check.present("type", type);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static NetworkChangedData fromMap(Map<?, ?> map) {
      return new NetworkChangedData(
          Read.flag("online", map.get("online")),
          NetworkChangedType.read("type", map.get("type")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("online", online);
      map.put("type", type.wire);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof NetworkChangedData)) return false;
      NetworkChangedData that = (NetworkChangedData) other;
      return Objects.equals(online, that.online)
          && Objects.equals(type, that.type);
    }

    @Override
    public int hashCode() {
      return Objects.hash(online, type);
    }
  }

  /** Data of the event open. */
  public static final class OpenData {
    /** matches `^[^\s]{0,512}$` */
    public final String opening;
    /** matches `^\/(?:[^/\\][^\\]{0,4095})?$` */
    public final String path;
    /** matches `^[^\s]{0,512}$` */
    public final String openId;
    /** matches `^[^\s]{0,512}$` */
    public final String encOpenId;
    /** matches `^[^\s]{0,512}$` */
    public final String packBoot;
    public final double tappedAt;
    public final String answers;

    /** Throws InvalidValue when a value breaks the contract. */
    public OpenData(String opening, String path, String openId, String encOpenId, String packBoot, double tappedAt, String answers) {
      this.opening = Check.text("opening", opening, 0, -1, Patterns.OPENING, false);
      this.path = Check.text("path", path, 0, -1, Patterns.OPEN_DATA_PATH, false);
      this.openId = Check.text("openId", openId, 0, -1, Patterns.OPENING, false);
      this.encOpenId = Check.text("encOpenId", encOpenId, 0, -1, Patterns.OPENING, false);
      this.packBoot = Check.text("packBoot", packBoot, 0, -1, Patterns.OPENING, false);
      this.tappedAt = Check.number("tappedAt", tappedAt, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      this.answers = Check.text("answers", answers, 0, -1, null, false);
    }

    /** From a parsed JSON object. Throws InvalidValue. */
    public static OpenData fromMap(Map<?, ?> map) {
      return new OpenData(
          Read.text("opening", map.get("opening")),
          Read.text("path", map.get("path")),
          Read.text("openId", map.get("openId")),
          Read.text("encOpenId", map.get("encOpenId")),
          Read.text("packBoot", map.get("packBoot")),
          Read.number("tappedAt", map.get("tappedAt")),
          Read.text("answers", map.get("answers")));
    }

    public Map<String, Object> toMap() {
      Map<String, Object> map = new LinkedHashMap<String, Object>();
      map.put("opening", opening);
      map.put("path", path);
      map.put("openId", openId);
      map.put("encOpenId", encOpenId);
      map.put("packBoot", packBoot);
      map.put("tappedAt", tappedAt);
      map.put("answers", answers);
      return map;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof OpenData)) return false;
      OpenData that = (OpenData) other;
      return Objects.equals(opening, that.opening)
          && Objects.equals(path, that.path)
          && Objects.equals(openId, that.openId)
          && Objects.equals(encOpenId, that.encOpenId)
          && Objects.equals(packBoot, that.packBoot)
          && Objects.equals(tappedAt, that.tappedAt)
          && Objects.equals(answers, that.answers);
    }

    @Override
    public int hashCode() {
      return Objects.hash(opening, path, openId, encOpenId, packBoot, tappedAt, answers);
    }
  }

  /** A value that breaks the contract. Its message names the field, never the value. */
  public static final class InvalidValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public InvalidValue(String message) {
      super(message);
    }
  }

  /**
   * Receives the answer to one call. The first answer counts, on whatever thread; all others are
   * ignored.
   */
  public interface Reply<T> {
    /** The call was done. Null where the method has no result. */
    void answer(T result);

    /**
     * The call was not done. The code is one of ErrorCode or the app's own; no personal data in the
     * message.
     */
    void refuse(String code, String message);
  }

  /** Receives one reply, to be written as JSON text and sent to the page. */
  public interface Send {
    void send(Map<String, Object> reply);
  }

  /** A text, a number or a boolean. */
  public static final class Scalar {
    /** A String, a Double or a Boolean. */
    public final Object value;

    private Scalar(Object value) {
      this.value = value;
    }

    public static Scalar of(String text) {
      return new Scalar(Check.present("value", text));
    }

    public static Scalar of(double number) {
      return new Scalar(Check.number("value", number, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    }

    public static Scalar of(boolean flag) {
      return new Scalar(flag);
    }

    static Scalar read(String where, Object value) {
      if (value instanceof String) return of((String) value);
      if (value instanceof Boolean) return of(((Boolean) value).booleanValue());
      if (value instanceof Number) return of(Read.number(where, value));
      throw new InvalidValue(where + ": expected a text, a number or a boolean");
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Scalar && value.equals(((Scalar) other).value);
    }

    @Override
    public int hashCode() {
      return value.hashCode();
    }
  }

  private interface Step<A, B> {
    B take(String where, A value);
  }

  /** The ranges of the contract. */
  private static final class Check {
    static <T> T present(String where, T value) {
      if (value == null) throw new InvalidValue(where + ": missing");
      return value;
    }

    /** Lengths in UTF-16 units, as String.length() counts; no upper end when max is negative. */
    static String text(String where, String value, int min, int max, Pattern pattern, boolean orEmpty) {
      present(where, value);
      if (orEmpty && value.isEmpty()) return value;
      size(where, value.length(), min, max);
      if (pattern != null && !pattern.matcher(value).matches()) {
        throw new InvalidValue(where + ": does not match");
      }
      return value;
    }

    static double number(String where, double value, double min, double max) {
      boolean finite = !Double.isNaN(value) && !Double.isInfinite(value);
      if (!finite || value < min || value > max) throw new InvalidValue(where + ": out of range");
      return value;
    }

    static long integer(String where, long value, long min, long max) {
      if (value < min || value > max) throw new InvalidValue(where + ": out of range");
      return value;
    }

    static Scalar scalar(String where, Scalar value, int min, int max, Pattern pattern) {
      present(where, value);
      if (value.value instanceof String) text(where, (String) value.value, min, max, pattern, false);
      return value;
    }

    static <T> List<T> list(String where, List<T> value, int min, int max, Step<T, T> each) {
      present(where, value);
      size(where, value.size(), min, max);
      List<T> made = new ArrayList<T>();
      for (T it : value) made.add(each.take(where + "[" + made.size() + "]", it));
      return Collections.unmodifiableList(made);
    }

    static <T> Map<String, T> map(
        String where, Map<String, T> value, Step<String, String> key, Step<T, T> each) {
      present(where, value);
      Map<String, T> made = new LinkedHashMap<String, T>();
      for (Map.Entry<String, T> it : value.entrySet()) {
        made.put(key.take(where + " key", it.getKey()), each.take(where + " value", it.getValue()));
      }
      return Collections.unmodifiableMap(made);
    }

    private static void size(String where, int size, int min, int max) {
      if (size < min || (max >= 0 && size > max)) throw new InvalidValue(where + ": wrong length");
    }

    /** No more bytes as JSON in UTF-8, as the page's JSON.stringify writes it. */
    static void bytes(Object value, int max) {
      if (JsonBytes.count(value) > max) throw new InvalidValue("more than " + max + " bytes");
    }
  }

  /** Bytes of a value as JSON.stringify writes it, in UTF-8. */
  private static final class JsonBytes {
    static int count(Object value) {
      if (value instanceof String) return text((String) value);
      if (value instanceof Number) return number(((Number) value).doubleValue());
      if (value instanceof Map) {
        int bytes = 1 + Math.max(1, ((Map<?, ?>) value).size());
        for (Map.Entry<?, ?> it : ((Map<?, ?>) value).entrySet()) {
          bytes += count(it.getKey()) + 1 + count(it.getValue());
        }
        return bytes;
      }
      if (value instanceof List) {
        int bytes = 1 + Math.max(1, ((List<?>) value).size());
        for (Object it : (List<?>) value) bytes += count(it);
        return bytes;
      }
      return String.valueOf(value).length();
    }

    private static int text(String text) {
      int bytes = 2;
      for (int i = 0; i < text.length(); i += 1) {
        char it = text.charAt(i);
        boolean pair = Character.isHighSurrogate(it) && i + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(i + 1));
        if (pair) {
          bytes += 4;
          i += 1;
        } else if ("\"\\\b\t\n\f\r".indexOf(it) >= 0) {
          bytes += 2;
        } else if (it < 0x20 || Character.isSurrogate(it)) {
          bytes += 6;
        } else {
          bytes += it < 0x80 ? 1 : it < 0x800 ? 2 : 3;
        }
      }
      return bytes;
    }

    /** By the fewest digits that give the number back, in the form of ECMAScript. */
    private static int number(double number) {
      if (number == 0) return 1;
      BigDecimal exact = new BigDecimal(Math.abs(number));
      BigDecimal digits = exact;
      for (int precision = 1; precision <= 17; precision += 1) {
        digits = exact.round(new MathContext(precision));
        if (digits.doubleValue() == Math.abs(number)) break;
      }
      digits = digits.stripTrailingZeros();
      int count = digits.precision();
      int point = count - digits.scale();
      int sign = number < 0 ? 1 : 0;
      if (point > 21 || point < -5) {
        int exponent = String.valueOf(Math.abs(point - 1)).length();
        return sign + count + (count > 1 ? 1 : 0) + 2 + exponent;
      }
      if (point <= 0) return sign + 2 - point + count;
      return sign + (point < count ? count + 1 : point);
    }
  }

  /** From what a JSON parser makes of the wire: Map, List, String, Number, Boolean, null. */
  private static final class Read {
    static void only(Map<?, ?> map, String... names) {
      for (Object key : map.keySet()) {
        if (!Arrays.asList(names).contains(key)) throw new InvalidValue("unknown field");
      }
    }

    static <T> T optional(Map<?, ?> map, String name, boolean nullable, Step<Object, T> each) {
      if (!map.containsKey(name)) return null;
      return nullable ? orNull(map, name, each) : each.take(name, map.get(name));
    }

    static <T> T nullable(Map<?, ?> map, String name, Step<Object, T> each) {
      if (!map.containsKey(name)) throw new InvalidValue(name + ": missing");
      return orNull(map, name, each);
    }

    private static <T> T orNull(Map<?, ?> map, String name, Step<Object, T> each) {
      Object value = map.get(name);
      return value == null ? null : each.take(name, value);
    }

    static String text(String where, Object value) {
      if (value instanceof String) return (String) value;
      throw new InvalidValue(where + ": expected a text");
    }

    static boolean flag(String where, Object value) {
      if (value instanceof Boolean) return (Boolean) value;
      throw new InvalidValue(where + ": expected a boolean");
    }

    static double number(String where, Object value) {
      if (value instanceof Number) return ((Number) value).doubleValue();
      throw new InvalidValue(where + ": expected a number");
    }

    static long integer(String where, Object value) {
      double number = number(where, value);
      if (number != Math.rint(number) || Math.abs(number) > MAX_INTEGER) {
        throw new InvalidValue(where + ": expected a whole number");
      }
      return (long) number;
    }

    static <T> List<T> list(String where, Object value, Step<Object, T> each) {
      if (!(value instanceof List)) throw new InvalidValue(where + ": expected a list");
      List<T> made = new ArrayList<T>();
      for (Object it : (List<?>) value) made.add(each.take(where + "[" + made.size() + "]", it));
      return made;
    }

    static <T> Map<String, T> map(String where, Object value, Step<Object, T> each) {
      if (!(value instanceof Map)) throw new InvalidValue(where + ": expected an object");
      Map<String, T> made = new LinkedHashMap<String, T>();
      for (Map.Entry<?, ?> it : ((Map<?, ?>) value).entrySet()) {
        made.put(text(where + " key", it.getKey()), each.take(where + " value", it.getValue()));
      }
      return made;
    }
  }

  private static final class Write {
    static <T> List<Object> list(List<T> value, Step<T, Object> each) {
      List<Object> made = new ArrayList<Object>();
      for (T it : value) made.add(each.take("", it));
      return made;
    }

    static <T> Map<String, Object> map(Map<String, T> value, Step<T, Object> each) {
      Map<String, Object> made = new LinkedHashMap<String, Object>();
      for (Map.Entry<String, T> it : value.entrySet()) {
        made.put(it.getKey(), each.take("", it.getValue()));
      }
      return made;
    }
  }

  /** Answers one call once. */
  private static final class Once<T> implements Reply<T> {
    private final AtomicBoolean over = new AtomicBoolean();
    private final String id;
    private final Send send;
    private final Step<T, Map<String, Object>> write;

    Once(String id, Send send, Step<T, Map<String, Object>> write) {
      this.id = id;
      this.send = send;
      this.write = write;
    }

    @Override
    public void answer(T result) {
      Map<String, Object> written = write.take("result", result);
      Map<String, Object> reply = new LinkedHashMap<String, Object>();
      reply.put("id", id);
      reply.put("ok", true);
      reply.put("result", written);
      if (over.compareAndSet(false, true)) send.send(reply);
    }

    @Override
    public void refuse(String code, String message) {
      Map<String, Object> error = new LinkedHashMap<String, Object>();
      error.put("code", Check.present("code", code));
      error.put("message", Check.present("message", message));
      Map<String, Object> reply = new LinkedHashMap<String, Object>();
      reply.put("id", id);
      reply.put("ok", false);
      reply.put("error", error);
      if (over.compareAndSet(false, true)) send.send(reply);
    }
  }

  private static boolean atLeast(String version, String floor) {
    String[] have = version.split("\\.");
    String[] need = floor.split("\\.");
    for (int i = 0; i < need.length; i += 1) {
      int mine = i < have.length ? Integer.parseInt(have[i]) : 0;
      int wanted = Integer.parseInt(need[i]);
      if (mine != wanted) return mine > wanted;
    }
    return true;
  }

  /**
   * Answers one call of the page: checks it, passes it to the handler, and sends exactly one reply,
   * at once or later. Call it for the main frame of the app's own origin only.
   *
   * @param call the page's message as parsed JSON; null when the message is not JSON
   * @param appVersion this app's version, such as 5.12.0
   */
  public static void answer(Handler handler, Object call, String appVersion, Send send) {
    Map<?, ?> map = call instanceof Map ? (Map<?, ?>) call : Collections.emptyMap();
    Object id = map.get("id");
    if (!(id instanceof String)) {
      new Once<Void>("", send, NOTHING).refuse(ErrorCode.INVALID_CALL, "the call has no id");
      return;
    }
    Once<Void> refusal = new Once<Void>((String) id, send, NOTHING);
    Object version = map.get("v");
    double number = version instanceof Number ? ((Number) version).doubleValue() : 0;
    if (number != Math.rint(number) || number < 1 || number > CONTRACT_VERSION) {
      refusal.refuse(ErrorCode.UNSUPPORTED, "this app speaks contract version " + CONTRACT_VERSION);
      return;
    }
    Method method = Method.of(map.get("method"));
    if (method == null) {
      refusal.refuse(ErrorCode.UNSUPPORTED, "this app has no such method");
      return;
    }
    if (!atLeast(appVersion, method.since)) {
      refusal.refuse(ErrorCode.UNSUPPORTED, method.wire + " needs app " + method.since);
      return;
    }
    if (!(map.get("args") instanceof Map)) {
      refusal.refuse(ErrorCode.INVALID_ARGS, "args is not an object");
      return;
    }
    serve(handler, (String) id, method, (Map<?, ?>) map.get("args"), send);
  }

  private static void serve(Handler handler, String id, Method method, Map<?, ?> args, Send send) {
    try {
      switch (method) {
        case IS_LOGGED_IN: {
          Read.only(args);
          Once<IsLoggedInResult> reply = new Once<IsLoggedInResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.isLoggedIn(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case LOGIN: {
          Read.only(args);
          Once<LoginResult> reply = new Once<LoginResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.login(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GO_AUTH: {
          Read.only(args);
          Once<GoAuthResult> reply = new Once<GoAuthResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.goAuth(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GET_USER_INFO: {
          Read.only(args);
          Once<GetUserInfoResult> reply = new Once<GetUserInfoResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.getUserInfo(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case NAVIGATE_TO_FUND_TRADING: {
          NavigateToFundTradingArgs read = NavigateToFundTradingArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.navigateToFundTrading(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GO_COMBINE_TRADING: {
          GoCombineTradingArgs read = GoCombineTradingArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.goCombineTrading(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SHARE: {
          ShareArgs read = ShareArgs.fromMap(args);
          Once<ShareResult> reply = new Once<ShareResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.share(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case OPEN_SHARE_PANEL: {
          OpenSharePanelArgs read = OpenSharePanelArgs.fromMap(args);
          Once<OpenSharePanelResult> reply = new Once<OpenSharePanelResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.openSharePanel(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SET_SHARE_DATA: {
          SetShareDataArgs read = SetShareDataArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.setShareData(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SET_PAGE_TITLE: {
          SetPageTitleArgs read = SetPageTitleArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.setPageTitle(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SET_PAGE_TAG: {
          SetPageTagArgs read = SetPageTagArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.setPageTag(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GO_BACK_BY_TAG: {
          GoBackByTagArgs read = GoBackByTagArgs.fromMap(args);
          Once<GoBackByTagResult> reply = new Once<GoBackByTagResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.goBackByTag(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case PAGE_READY: {
          Read.only(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.pageReady(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case PAGE_OPENED: {
          PageOpenedArgs read = PageOpenedArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.pageOpened(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case CLAIM_BACK: {
          Read.only(args);
          Once<ClaimBackResult> reply = new Once<ClaimBackResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.claimBack(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case CLOSE_PAGE: {
          Read.only(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.closePage(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SET_TITLE_BAR: {
          SetTitleBarArgs read = SetTitleBarArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.setTitleBar(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SET_STATUS_BAR: {
          SetStatusBarArgs read = SetStatusBarArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.setStatusBar(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case REFRESH_ON_REDISPLAY: {
          RefreshOnRedisplayArgs read = RefreshOnRedisplayArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.refreshOnRedisplay(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SEND_EVENT: {
          SendEventArgs read = SendEventArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.sendEvent(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case OPEN_CUSTOMER: {
          OpenCustomerArgs read = OpenCustomerArgs.fromMap(args);
          Once<Void> reply = new Once<Void>(id, send, NOTHING);
          try {
            handler.openCustomer(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GET_GLOBAL_CONFIG: {
          GetGlobalConfigArgs read = GetGlobalConfigArgs.fromMap(args);
          Once<GetGlobalConfigResult> reply = new Once<GetGlobalConfigResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.getGlobalConfig(read, reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GET_DEVICE_INFO_AND_SYSTEM_INFO: {
          Read.only(args);
          Once<GetDeviceInfoAndSystemInfoResult> reply = new Once<GetDeviceInfoAndSystemInfoResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.getDeviceInfoAndSystemInfo(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case SUPPORT_STATUS_BAR_IMMERSION: {
          Read.only(args);
          Once<SupportStatusBarImmersionResult> reply = new Once<SupportStatusBarImmersionResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.supportStatusBarImmersion(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
        case GET_NOTCH_SIZE: {
          Read.only(args);
          Once<GetNotchSizeResult> reply = new Once<GetNotchSizeResult>(id, send, (at, it) -> Check.present(at, it).toMap());
          try {
            handler.getNotchSize(reply);
          } catch (RuntimeException fault) {
            reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
          }
          return;
        }
      }
    } catch (InvalidValue wrong) {
      new Once<Void>(id, send, NOTHING).refuse(ErrorCode.INVALID_ARGS, wrong.getMessage());
    }
  }
}
