import { patternName, type ContractModel, type ValueType } from './contract-model.ts'
import type { Field, Text, Type } from './model.ts'
import { fieldRule, inComment, indent, mayBeAbsent, MAX_INTEGER } from './texts.ts'

const quoted = (text: string): string => JSON.stringify(text)

/** A comment for Java or Kotlin, on a line of its own; `''` for an empty text. */
export const javadoc = (text: string): string => (text === '' ? '' : `/** ${inComment(text)} */\n`)

function javaType(type: Type, model: ContractModel, boxed: boolean): string {
  switch (type.kind) {
    case 'text':
      return 'String'
    case 'number':
      return boxed ? 'Double' : 'double'
    case 'integer':
      return boxed ? 'Long' : 'long'
    case 'flag':
      return boxed ? 'Boolean' : 'boolean'
    case 'choice':
      return model.enumName(type)
    case 'list':
      return `List<${javaType(type.of, model, true)}>`
    case 'map':
      return `Map<String, ${javaType(type.of, model, true)}>`
    case 'scalar':
      return 'Scalar'
  }
}

function bounds({ min, max, pattern }: Text, { patterns }: ContractModel): string {
  const name = pattern && patternName(patterns, pattern)
  return `${min}, ${max ?? -1}, ${name ? `Patterns.${name}` : 'null'}`
}
const double = (value: number | null, otherwise: string): string =>
  value === null ? `Double.${otherwise}_INFINITY` : value.toFixed(1)
const long = (value: number | null, otherwise: number): string => `${value ?? otherwise}L`

/** An expression that checks a value and returns it. */
function checked(type: Type, model: ContractModel, where: string, value: string): string {
  switch (type.kind) {
    case 'text':
      return `Check.text(${where}, ${value}, ${bounds(type, model)}, ${type.orEmpty})`
    case 'number':
      return `Check.number(${where}, ${value}, ${double(type.min, 'NEGATIVE')}, ${double(type.max, 'POSITIVE')})`
    case 'integer':
      return `Check.integer(${where}, ${value}, ${long(type.min, -MAX_INTEGER)}, ${long(type.max, MAX_INTEGER)})`
    case 'flag':
    case 'choice':
      return `Check.present(${where}, ${value})`
    case 'list':
      return `Check.list(${where}, ${value}, ${type.min}, ${type.max ?? -1}, ${checker(type.of, model)})`
    case 'map':
      return `Check.map(${where}, ${value}, ${checker(type.key, model)}, ${checker(type.of, model)})`
    case 'scalar':
      return `Check.scalar(${where}, ${value}, ${bounds(type.text, model)})`
  }
}

const checker = (type: Type, model: ContractModel): string =>
  `(at, it) -> ${checked(type, model, 'at', 'it')}`

function reader(type: Type, model: ContractModel): string {
  switch (type.kind) {
    case 'list':
    case 'map':
      return `(at, it) -> ${read(type, model, 'at', 'it')}`
    case 'choice':
      return `${model.enumName(type)}::read`
    case 'scalar':
      return 'Scalar::read'
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
  return `${reader(type, model).replace('::', '.')}(${where}, ${value})`
}

function write(type: Type, value: string): string {
  switch (type.kind) {
    case 'choice':
      return `${value}.wire`
    case 'scalar':
      return `${value}.value`
    case 'list':
    case 'map':
      return `Write.${type.kind}(${value}, (at, it) -> ${write(type.of, 'it')})`
    case 'text':
    case 'number':
    case 'integer':
    case 'flag':
      return value
  }
}

function readField({ name, type, optional, nullable }: Field, model: ContractModel): string {
  const key = quoted(name)
  if (optional) return `Read.optional(map, ${key}, ${nullable}, ${reader(type, model)})`
  if (nullable) return `Read.nullable(map, ${key}, ${reader(type, model)})`
  return read(type, model, key, `map.get(${key})`)
}

function assign(field: Field, model: ContractModel): string {
  const { name, type } = field
  if (type.kind === 'flag' && !mayBeAbsent(field)) return `this.${name} = ${name};`
  const value = checked(type, model, quoted(name), name)
  return mayBeAbsent(field)
    ? `this.${name} = ${name} == null ? null : ${value};`
    : `this.${name} = ${value};`
}

function put(field: Field): string {
  const { name, type, optional } = field
  const value = write(type, name)
  const line = `map.put(${quoted(name)}, ${mayBeAbsent(field) && value !== name ? `${name} == null ? null : ${value}` : value});`
  return optional ? `if (${name} != null) ${line}` : line
}

const fieldType = (field: Field, model: ContractModel): string =>
  javaType(field.type, model, mayBeAbsent(field))

/** A value type: fields, checks in the constructor, from and to a JSON object. */
export function javaValue(
  { name, about, fields, strict, maxBytes }: ValueType,
  model: ContractModel,
): string {
  const names = fields.map((field) => field.name)
  const assigned = fields.map((field) => assign(field, model))
  const lines = maxBytes === null ? assigned : [...assigned, `Check.bytes(toMap(), ${maxBytes});`]
  const only = strict ? `Read.only(map, ${names.map(quoted).join(', ')});\n    ` : ''
  return `${javadoc(about)}public static final class ${name} {
${indent(2, fields.map((field) => `${javadoc(fieldRule(field))}public final ${fieldType(field, model)} ${field.name};`).join('\n'))}

  /** Throws InvalidValue when a value breaks the contract. */
  public ${name}(${fields.map((field) => `${fieldType(field, model)} ${field.name}`).join(', ')}) {
${indent(4, lines.join('\n'))}
  }

  /** From a parsed JSON object. Throws InvalidValue. */
  public static ${name} fromMap(Map<?, ?> map) {
    ${only}return new ${name}(
${indent(8, fields.map((field) => readField(field, model)).join(',\n'))});
  }

  public Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<String, Object>();
${indent(4, fields.map(put).join('\n'))}
    return map;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof ${name})) return false;
    ${name} that = (${name}) other;
    return ${names.map((it) => `Objects.equals(${it}, that.${it})`).join('\n        && ')};
  }

  @Override
  public int hashCode() {
    return Objects.hash(${names.join(', ')}${names.length === 1 ? ', 0' : ''});
  }
}
`
}
