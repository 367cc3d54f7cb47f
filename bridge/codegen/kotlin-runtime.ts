/**
 * The part of the Kotlin file that is the same for every contract: checks, readers, and the
 * dispatcher.
 */
export const KOTLIN_RUNTIME =
  String.raw`/** A value that breaks the contract. Its message names the field, never the value. */
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
        return refusal(id, ErrorCode.UNSUPPORTED, "\${method.wire} needs app \${method.since}")
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
`.replaceAll('\\${', '${')
