import { join } from 'node:path'
import { isDetail, screenSource } from './screen-source.ts'
import { SUBJECTS, THINGS } from './vocabulary.ts'

/**
 * The place where modules are added: two groups of the common pack, and the two with packs of their
 * own.
 */
const GROUPS = ['account', 'content', 'trading', 'utility'] as const

interface GeneratedScreen {
  /** Of its path. */
  readonly key: string
  readonly path: string
  readonly title: string
  /** Its file, relative to the root. */
  readonly module: string
}

/** A feature module as `src/features` has them: its row, its screens, and its paths in `src/paths`. */
export interface GeneratedModule {
  readonly group: string
  /** The name under which it exports its row. */
  readonly row: string
  /** These two relative to the root of the project. */
  readonly routes: string
  readonly paths: string
  /** The parent address of its screens; it leads to the first. */
  readonly parent: string
  readonly screens: readonly GeneratedScreen[]
  /** The text of each file, by its path relative to the root. */
  readonly files: ReadonlyMap<string, string>
}

/** The most screens that the vocabulary names. */
export const MOST_SCREENS = SUBJECTS.length * THINGS.length

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `wealthRules` as a folder's name: `wealth-rules`. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const screenRow = (name: string, screen: GeneratedScreen, at: number) => `  screen({
    path: ${name}Paths.${screen.key},
    title: '${screen.title}',
    needs: [${isDetail(at) ? '' : "'login'"}],
    load: () => import('./${kebab(screen.key)}/${capital(screen.key)}Screen.tsx'),
  }),`

const pathSource = ({ key, path }: GeneratedScreen, at: number) =>
  `  ${key}: path('${path}'${isDetail(at) ? ', ofFund' : ''}),`

const pathsSource = (name: string, paths: readonly string[]) =>
  `import { ofFund } from './fields.ts'
import { path } from './path.ts'

export const ${name}Paths = {
${paths.join('\n')}
} as const
`

interface RoutesSource {
  readonly name: string
  readonly group: string
  readonly defaultChild: string
  readonly rows: readonly string[]
}

const routesSource = ({ name, group, defaultChild, rows }: RoutesSource) =>
  `import { ${name}Paths } from '#paths/${name}.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
${rows.join('\n')}
]

export const ${name}Module: ModuleRow = {
  group: '${group}',
  segment: '${name}',
  defaultChild: ${name}Paths.${defaultChild}.pattern,
  screens,
}
`

/**
 * The same dummy modules each time, of `count` screens. Throws `RangeError` above `MOST_SCREENS`.
 */
export function generatedModules(count: number): readonly GeneratedModule[] {
  if (count > MOST_SCREENS) {
    throw new RangeError(`Only ${MOST_SCREENS} screens can be added, not ${count}.`)
  }
  return SUBJECTS.slice(0, Math.ceil(count / THINGS.length)).map(([name, subject], module) => {
    const group = GROUPS[module % GROUPS.length] ?? ''
    const folder = join('src/features', group, name)
    const first = module * THINGS.length
    const made = THINGS.slice(0, count - first).map(([word, thing], index) => {
      const key = name + word
      const component = `${capital(key)}Screen`
      const title = `${subject}${thing}`
      const screen = {
        key,
        path: `/${name}/${key}`,
        title,
        module: join(folder, kebab(key), `${component}.tsx`),
      }
      const at = first + index
      return {
        screen,
        row: screenRow(name, screen, at),
        path: pathSource(screen, at),
        source: screenSource({ component, paths: name, key, subject, thing, title, at }),
      }
    })
    const row = `${name}Module`
    const routes = join(folder, 'routes.ts')
    const paths = join('src/paths', `${name}.ts`)
    const files = new Map(made.map(({ screen, source }) => [screen.module, source]))
    files.set(
      routes,
      routesSource({
        name,
        group,
        defaultChild: made[0]?.screen.key ?? '',
        rows: made.map((it) => it.row),
      }),
    )
    files.set(
      paths,
      pathsSource(
        name,
        made.map((it) => it.path),
      ),
    )
    return {
      group,
      row,
      routes,
      paths,
      parent: `/${name}`,
      screens: made.map(({ screen }) => screen),
      files,
    }
  })
}
