import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('src/**/*.tsx', { cwd: ROOT, exclude: ['**/*.test.tsx'] }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}))

/** The source from an opening brace to the one that closes it. */
function inBraces(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(from + 1, at)
  }
  throw new Error(`nothing closes ${text.slice(from, from + 40)}`)
}

/** The source of a tag, braces among it. */
function tagsOf(text: string, names: string): string[] {
  return [...text.matchAll(new RegExp(`<(?:${names})\\b`, 'g'))].map(({ index }) => {
    let at = index
    while (text[at] !== '>') at += text[at] === '{' ? inBraces(text, at).length + 2 : 1
    return text.slice(index, at)
  })
}

/** The source of an attribute in braces; null where the tag has none. */
function attribute(tag: string, name: string): string | null {
  const at = new RegExp(`\\s${name}=\\{`).exec(tag)
  return at === null ? null : inBraces(tag, at.index + at[0].length - 1)
}

const KIT = 'TextField|TextArea|AmountField|SearchField'
const kitTags = files.flatMap(({ file, text }) =>
  tagsOf(text, KIT).map((tag) => ({ file, text, tag })),
)
/** Calls that change a text, in place of the form of its field. */
const FILTERS =
  /\.(?:replace(?:All)?|slice|substring|trim\w*|match|normalize|to(?:Upper|Lower)Case)\(/

/** Holds JSON for a call of the bridge on a developer's page, exactly as it is typed. */
const EXACT = 'src/features/utility/test-bridge/parts/JsonField.tsx'

test('only the fields of the kit hold typed text, and each takes it by useTypedText', () => {
  const holding = files.flatMap(({ file, text }) =>
    tagsOf(text, 'input|textarea')
      .filter((tag) => !/\stype=(?:"(?:file|date|checkbox|radio|range)"|\{kind\})/.test(tag))
      .map((tag) => ({ file, tag })),
  )
  expect(holding.map(({ file }) => file).toSorted()).toEqual([
    EXACT,
    'src/ui/fields/AmountField.tsx',
    'src/ui/fields/SearchField.tsx',
    'src/ui/fields/TextArea.tsx',
    'src/ui/fields/TextField.tsx',
  ])
  const own = holding.filter(({ file }) => file !== EXACT)
  expect(own.filter(({ tag }) => !tag.includes('{...typed.props}'))).toEqual([])
  const exact = holding.find(({ file }) => file === EXACT)?.tag ?? ''
  expect(attribute(exact, 'onChange')).toBe('(event) => onChange(event.target.value)')
})

test('no field changes what is typed by itself', () => {
  const kit = files.filter(({ file }) => new RegExp(`/(?:${KIT})\\.tsx$`).test(file))
  expect(kit).toHaveLength(4)
  expect(kit.filter(({ text }) => FILTERS.test(text)).map(({ file }) => file)).toEqual([])
})

test('no screen changes what a field has reported', () => {
  const changing = kitTags.filter(({ tag }) => FILTERS.test(attribute(tag, 'onChange') ?? ''))
  expect(kitTags.length).toBeGreaterThan(30)
  expect(changing.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([])
})

/** A form that a table gives; those of the table are judged where it names them. */
const OF_TABLE = /^\w+\[\w+\]\.form$/

test('the form of every field is a rule of domain/', () => {
  const wrong = files.flatMap(({ file, text }) => {
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(#domain\/[^']+)'/g)]
    const ruled = new Set(imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))
    const given = [
      ...tagsOf(text, KIT)
        .flatMap((tag) => attribute(tag, 'form') ?? [])
        .filter((form) => !OF_TABLE.test(form)),
      ...Array.from(text.matchAll(/\bform: ([a-z]\w*Form)\b/g), ([, name = '']) => name),
    ]
    const names = given.flatMap((form) => form.match(/\w+Form\b/g) ?? [`no form: ${form}`])
    return names.filter((name) => !ruled.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})
