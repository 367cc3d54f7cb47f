/** The dispatcher, but for the choice among the methods: the same for every contract. */
export const JAVA_DISPATCH = String.raw`/** Answers one call once. */
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
`
