import { CHANNEL } from '../contract.ts'
import {
  valueTypes,
  type ContractModel,
  type EventModel,
  type MethodModel,
  type EnumModel,
} from './contract-model.ts'
import { javadoc } from './java-values.ts'
import { KOTLIN_RUNTIME } from './kotlin-runtime.ts'
import { kotlinText as text, kotlinValue } from './kotlin-values.ts'
import { constantName } from './names.ts'
import { portablePattern } from './pattern.ts'
import { EFFECTS, indent, MAX_INTEGER, ORIGIN, REFUSALS } from './texts.ts'

const specArguments = ({ contract: { since, deadline, effect } }: MethodModel): string =>
  `${text(since)}, ${deadline}L, Effect.${constantName(effect)}`

const enumSource = ({ name, options }: EnumModel): string => `enum class ${name}(val wire: String) {
    ${options.map((it) => `${constantName(it)}(${text(it)})`).join(',\n    ')};

    internal companion object {
        fun read(where: String, wire: Any?): ${name} =
            values().firstOrNull { it.wire == wire } ?: throw InvalidValue("$where: not one of its words")
    }
}
`

const handlerMethod = (method: MethodModel): string =>
  `${javadoc(method.about)}@Spec(${specArguments(method)})
suspend fun ${method.member}(${method.args ? `args: ${method.args.name}` : ''})${method.result ? `: ${method.result.name}` : ''}
`

function prepareCase({ name, member, args, result }: MethodModel): string {
  const call = `${member}(${args ? 'read' : ''})`
  const run = result ? `{ ${call}.toMap() }` : `{ ${call}; emptyMap<String, Any?>() }`
  return `Method.${constantName(name)} -> {
    ${args ? `val read = ${args.name}.fromMap(args)` : 'Read.only(args)'}
    later ${run}
}`
}

const eventFunction = ({ name, about, data }: EventModel): string =>
  `${javadoc(about)}fun ${name}(${data ? `data: ${data.name}` : ''}): Map<String, Any?> =
    mapOf("event" to ${text(name)}, "data" to ${data ? 'data.toMap()' : 'emptyMap<String, Any?>()'})
`

/** The contract as one Kotlin file: types, checks, the interface of the app, and the dispatcher. */
export const kotlinSource = (model: ContractModel): string => `// ${ORIGIN}
package h5bridge

import java.math.BigDecimal
import java.math.MathContext
import java.util.concurrent.CancellationException

/** Version of what travels between page and app. */
const val CONTRACT_VERSION = ${model.version}

/** Name of the object that the app gives to the page. */
const val CHANNEL = ${text(CHANNEL)}

private const val MAX_INTEGER = ${MAX_INTEGER}.0

/** What a call does. */
enum class Effect {
${indent(
  4,
  Object.entries(EFFECTS)
    .map(([name, about]) => `${javadoc(about)}${constantName(name)}`)
    .join(',\n'),
)}
}

/** The codes of a refusal. */
object ErrorCode {
${indent(
  4,
  Object.entries(REFUSALS)
    .map(([code, about]) => `${javadoc(about)}const val ${code.toUpperCase()} = ${text(code)}`)
    .join('\n'),
)}
}

/**
 * Every method, by its name on the wire.
 *
 * @property since first app version that answers it
 * @property deadlineMs longest wait of the page, in milliseconds
 */
enum class Method(val wire: String, val since: String, val deadlineMs: Long, val effect: Effect) {
${indent(
  4,
  model.methods
    .map((method) => `${constantName(method.name)}(${text(method.name)}, ${specArguments(method)})`)
    .join(',\n'),
)};

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
${indent(4, model.methods.map(handlerMethod).join('\n')).trimEnd()}
}

/** The events of the app, to be written as JSON text. */
object Events {
${indent(4, model.events.map(eventFunction).join('\n')).trimEnd()}
}

/** Patterns match whole texts. */
internal object Patterns {
${indent(4, Array.from(model.patterns, ([name, it]) => `val ${name} = Regex(${text(portablePattern(it))})`).join('\n'))}
}

${model.enums.map(enumSource).join('\n')}
${valueTypes(model)
  .map((it) => kotlinValue(it, model))
  .join('\n')}
${KOTLIN_RUNTIME}
private fun later(action: suspend () -> Map<String, Any?>): suspend () -> Map<String, Any?> = action

/** Reads the arguments, so that wrong ones throw before anything is done, and returns the call. */
private fun Handler.prepare(method: Method, args: Map<*, *>): suspend () -> Map<String, Any?> = when (method) {
${indent(4, model.methods.map(prepareCase).join('\n'))}
}
`
