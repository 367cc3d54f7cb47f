import { patternName, type ContractModel, type ValueType } from './contract-model.ts'
import { javadoc } from './java-values.ts'
import type { Field, Text, Type } from './model.ts'
import { fieldRule, indent, mayBeAbsent, MAX_INTEGER } from './texts.ts'

/** A Kotlin string. */
export const kotlinText = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$')

function kotlinType(type: Type, model: ContractModel): string {
  switch (type.kind) {
    case 'text':
      return 'String'
    case 'number':
      return 'Double'
    case 'integer':
      return 'Long'
    case 'flag':
      return 'Boolean'
    case 'choice':
      return model.enumName(type)
    case 'list':
      return `List<${kotlinType(type.of, model)}>`
    case 'map':
      return `Map<String, ${kotlinType(type.of, model)}>`
    case 'scalar':
      return 'Scalar'
  }
}

function bounds({ min, max, pattern }: Text, { patterns }: ContractModel): string {
  const name = pattern && patternName(patterns, pattern)
  return `${min}, ${max ?? -1}, ${name ? `Patterns.${name}` : 'null'}`
}

const double = (value: number | null, otherwise: string): string =>
  value === null ? otherwise : value.toFixed(1)

/** Statements that throw when the value breaks the contract beyond its type. */
function checks(type: Type, model: ContractModel, where: string, value: string): string[] {
  switch (type.kind) {
    case 'text':
      return [`Check.text(${where}, ${value}, ${bounds(type, model)}, ${type.orEmpty})`]
    case 'number': {
      const range = `${double(type.min, '-Double.MAX_VALUE')}, ${double(type.max, 'Double.MAX_VALUE')}`
      return [`Check.number(${where}, ${value}, ${range})`]
    }
    case 'integer': {
      const range = `${type.min ?? -MAX_INTEGER}L, ${type.max ?? MAX_INTEGER}L`
      return [`Check.integer(${where}, ${value}, ${range})`]
    }
    case 'flag':
    case 'choice':
      return []
    case 'list': {
      const each = checks(type.of, model, where, 'it')
      return [
        `Check.size(${where}, ${value}.size, ${type.min}, ${type.max ?? -1})`,
        ...each.map((line) => `for (it in ${value}) ${line}`),
      ]
    }
    case 'map': {
      const keys = checks(type.key, model, where, 'key')
      const values = checks(type.of, model, where, 'it')
      return [
        ...keys.map((line) => `for (key in ${value}.keys) ${line}`),
        ...values.map((line) => `for (it in ${value}.values) ${line}`),
      ]
    }
    case 'scalar':
      return [`Check.scalar(${where}, ${value}, ${bounds(type.text, model)})`]
  }
}

function reader(type: Type, model: ContractModel): string {
  switch (type.kind) {
    case 'list':
    case 'map':
      return `{ at, value -> ${read(type, model, 'at', 'value')} }`
    case 'choice':
      return `${model.enumName(type)}.Companion::read`
    case 'scalar':
      return 'Scalar.Companion::read'
    case 'text':
    case 'number':
    case 'integer':
    case 'flag':
      return `Read::${type.kind}`
  }
}

function read(type: Type, model: ContractModel, where: string, value: string): string {
  if (type.kind === 'list' || type.kind === 'map')
    return `Read.${type.kind}(${where}, ${value}, ${reader(type.of, model)})`
  return `${reader(type, model).replace('.Companion', '').replace('::', '.')}(${where}, ${value})`
}

function write(type: Type, value: string): string {
  switch (type.kind) {
    case 'choice':
      return `${value}.wire`
    case 'scalar':
      return `${value}.value`
    case 'list': {
      const each = write(type.of, 'it')
      return each === 'it' ? value : `${value}.map { ${each} }`
    }
    case 'map': {
      const each = write(type.of, 'it.value')
      return each === 'it.value' ? value : `${value}.mapValues { ${each} }`
    }
    case 'text':
    case 'number':
    case 'integer':
    case 'flag':
      return value
  }
}

function readField({ name, type, optional, nullable }: Field, model: ContractModel): string {
  const key = kotlinText(name)
  if (optional) return `Read.optional(map, ${key}, ${nullable}, ${reader(type, model)})`
  if (nullable) return `Read.nullable(map, ${key}, ${reader(type, model)})`
  return read(type, model, key, `map[${key}]`)
}

function put(field: Field): string {
  const { name, type, optional } = field
  const key = kotlinText(name)
  if (!mayBeAbsent(field)) return `map[${key}] = ${write(type, name)}`
  const it = write(type, 'it')
  return optional ? `${name}?.let { map[${key}] = ${it} }` : `map[${key}] = ${name}?.let { ${it} }`
}

function check(field: Field, model: ContractModel): string[] {
  const { name, type } = field
  if (!mayBeAbsent(field)) return checks(type, model, kotlinText(name), name)
  const lines = checks(type, model, kotlinText(name), 'value')
  return lines.length === 0 ? [] : [`${name}?.let { value -> ${lines.join('; ')} }`]
}

const declare = (field: Field, model: ContractModel): string =>
  `${javadoc(fieldRule(field))}val ${field.name}: ${kotlinType(field.type, model)}${mayBeAbsent(field) ? '?' : ''}${field.optional ? ' = null' : ''}`

/** A value type: a data class with its checks, from and to a JSON object. */
export function kotlinValue(
  { name, about, fields, strict, maxBytes }: ValueType,
  model: ContractModel,
): string {
  const ofFields = fields.flatMap((field) => check(field, model))
  const lines = maxBytes === null ? ofFields : [...ofFields, `Check.bytes(toMap(), ${maxBytes})`]
  const init = lines.length === 0 ? '' : `    init {\n${indent(8, lines.join('\n'))}\n    }\n\n`
  const names = fields.map((field) => kotlinText(field.name)).join(', ')
  return `${javadoc(`${about}${lines.length === 0 ? '' : ' Throws InvalidValue when a value breaks the contract.'}`)}data class ${name}(
${indent(4, fields.map((field) => declare(field, model)).join(',\n'))}
) {
${init}    fun toMap(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
${indent(8, fields.map(put).join('\n'))}
        return map
    }

    /** Values stay out of logs. */
    override fun toString(): String = "${name}"

    companion object {
        /** From a parsed JSON object. Throws InvalidValue. */
        fun fromMap(map: Map<*, *>): ${name} {
${strict ? `            Read.only(map, ${names})\n` : ''}            return ${name}(
${indent(16, fields.map((field) => `${field.name} = ${readField(field, model)}`).join(',\n'))}
            )
        }
    }
}
`
}
