import type { MeasuredScreen } from './days.ts'
import { inRounds, SIDES, type Case, type Pages, type Taking } from './cases.ts'
import type { WebkitRow } from './rows.ts'
import { STATIC_FIGURE } from '#test/bench/static-page.ts'
import { ROOT, type TreeBuild } from './trees.ts'
import { openInWebkit, type WebkitLoad, type WebkitOpen } from './webkit.ts'

/** Measures both builds in WebKit, which has no worker here. */
export async function measureWebkit(
  { days, sides, rounds, screens }: Taking,
  { blank, finished }: Pages,
): Promise<WebkitRow[]> {
  const provider = days.today.url
  const page = (device: string, live: string) =>
    openInWebkit({
      tree: ROOT,
      device,
      provider,
      user: null,
      path: '/',
      wanted: { live, dated: null },
    })
  const open = (
    { path, user, figures }: MeasuredScreen,
    { tree, device }: TreeBuild,
    way: Pick<WebkitOpen, 'warm' | 'before'>,
  ) => {
    const wanted = { live: figures.today, dated: figures.yesterday }
    return openInWebkit({ tree, device, provider, user, path, wanted, ...way })
  }
  const dayBefore = ({ figures }: MeasuredScreen) => ({
    provider: days.yesterday.url,
    live: figures.yesterday,
  })
  const cases: Case<WebkitLoad>[] = [
    { side: 'this', screen: null, way: 'static', open: () => page(blank, STATIC_FIGURE) },
    ...screens.flatMap((it): Case<WebkitLoad>[] => {
      const { screen, figures } = it
      const device = finished.get(screen)
      return [
        ...(device === undefined
          ? []
          : [
              {
                side: 'this' as const,
                screen,
                way: 'finished' as const,
                open: () => page(device, figures.today),
              },
            ]),
        ...SIDES.flatMap((side): Case<WebkitLoad>[] => {
          const build = sides[side]
          if (build === undefined) return []
          return [
            { side, screen, way: 'cold', open: () => open(it, build, {}) },
            { side, screen, way: 'again', open: () => open(it, build, { before: dayBefore(it) }) },
            { side, screen, way: 'warm', open: () => open(it, build, { warm: true }) },
          ]
        }),
      ]
    }),
  ]
  return inRounds(cases, rounds)
}
