/** Checks and readers, the same for every contract. Java 8 without newer library calls. */
export const JAVA_CHECKS = String.raw`/** A value that breaks the contract. Its message names the field, never the value. */
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
`
