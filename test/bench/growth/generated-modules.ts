import { join } from 'node:path'
import { isDetail, screenSource } from './screen-source.ts'
import { SUBJECTS, THINGS } from './vocabulary.ts'

/** Where modules are added, in turn: two groups of the common pack, and the two that are packs of their own. */
const GROUPS = ['account', 'content', 'trading', 'utility'] as const

interface GeneratedScreen {
  /** Of its path. */
  readonly key: string
  readonly path: string
  readonly title: string
  /** Its file, relative to the root. */
  readonly module: string
}

/** A feature module as `src/features` has them: its rows, and its screens. */
export interface GeneratedModule {
  /** The name under which it exports its row. */
  readonly row: string
  /** Relative to the root of the project. */
  readonly routes: string
  /** The parent address of its screens; it leads to the first. */
  readonly parent: string
  readonly screens: readonly GeneratedScreen[]
  /** The text of each file, by its path relative to the root. */
  readonly files: ReadonlyMap<string, string>
}

/** The most screens that the vocabulary names. */
export const MOST_SCREENS = SUBJECTS.length * THINGS.length

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const screenRow = (screen: GeneratedScreen, at: number) => `  screen({
    path: paths.${screen.key},
    title: '${screen.title}',
    needs: [${isDetail(at) ? '' : "'login'"}],
    load: () => import('./${capital(screen.key)}Screen.tsx'),
  }),`

interface RoutesSource {
  readonly name: string
  readonly group: string
  readonly segment: string
  readonly defaultChild: string
  readonly rows: readonly string[]
}

const routesSource = ({ name, group, segment, defaultChild, rows }: RoutesSource) =>
  `import { paths } from '#src/paths.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
${rows.join('\n')}
]

export const ${name}: ModuleRow = {
  group: '${group}',
  segment: '${segment}',
  defaultChild: paths.${defaultChild}.pattern,
  screens,
}
`

/** Dummy modules with `count` screens together, always the same ones. Throws `RangeError` above `MOST_SCREENS`. */
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
        module: join(folder, `${component}.tsx`),
      }
      const at = first + index
      return {
        screen,
        row: screenRow(screen, at),
        source: screenSource({ component, subject, thing, title, at }),
      }
    })
    const row = `${name}Module`
    const routes = join(folder, 'routes.ts')
    const files = new Map(made.map(({ screen, source }) => [screen.module, source]))
    files.set(
      routes,
      routesSource({
        name: row,
        group,
        segment: name,
        defaultChild: made[0]?.screen.key ?? '',
        rows: made.map((it) => it.row),
      }),
    )
    return { row, routes, parent: `/${name}`, screens: made.map(({ screen }) => screen), files }
  })
}

/** A path's builder, as `src/paths.ts` writes it. */
export const pathSource = ({ key, path }: GeneratedScreen, at: number): string =>
  `  ${key}: path${isDetail(at) ? '<ForFund>' : ''}()('${path}'),`
