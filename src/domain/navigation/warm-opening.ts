/** After so many openings a page is ended, whatever it has gathered with it. */
export const MOST_OPENINGS = 20

/** A page that was loaded ahead. */
export interface WarmPage {
  readonly openings: number
  /** The users whose screens it has shown: their open ids, empty for someone signed out. */
  readonly shownTo: readonly string[]
  /** The opening that was asked for last; empty before the first one. */
  readonly newest: string
  /** Whether it has refused an opening: it shows nothing more. */
  readonly ended: boolean
}

export const NEW_PAGE: WarmPage = { openings: 0, shownTo: [], newest: '', ended: false }

/** One opening, of a screen for a user. */
interface Of {
  readonly opening: string
  readonly openId: string
}

/**
 * `asked`: the app asks for an opening; `acts` is the number of calls under way that change
 * something, `isScreen` whether the address is one of a screen. `emptied`: nothing of the opening
 * before is left. `brought`: the screen and its data are there. `userKnown`: the page's user is
 * known, or has changed.
 */
export type WarmEvent =
  | (Of & { readonly type: 'asked'; readonly acts: number; readonly isScreen: boolean })
  | (Of & { readonly type: 'emptied' })
  | (Of & { readonly type: 'brought' })
  | { readonly type: 'userKnown'; readonly openId: string }

/**
 * `start`: the page's first opening; `empty`: take what is shown away first; `bring`: the screen and
 * its data; `draw`: show them; `refuse`: end the page; `rest`: nothing, as for an opening that a
 * newer one has overtaken.
 */
export type WarmStep = 'start' | 'empty' | 'bring' | 'draw' | 'refuse' | 'rest'

const isOthers = ({ shownTo }: WarmPage, openId: string) => shownTo.some((it) => it !== openId)

const shownToAlso = (page: WarmPage, openId: string): WarmPage =>
  page.shownTo.includes(openId) ? page : { ...page, shownTo: [...page.shownTo, openId] }

/** Returns what follows from an event: a page never shows a second user anything. */
export function warmStep(page: WarmPage, event: WarmEvent): readonly [WarmPage, WarmStep] {
  switch (event.type) {
    case 'asked': {
      const asked = { ...page, newest: event.opening }
      const isWorn = page.openings >= MOST_OPENINGS
      const isBusy = event.acts > 0
      if (page.ended || !event.isScreen || isWorn || isBusy || isOthers(page, event.openId))
        return [{ ...asked, ended: true }, 'refuse']
      return [asked, page.openings === 0 ? 'start' : 'empty']
    }
    case 'emptied':
      if (page.newest !== event.opening) return [page, 'rest']
      return [shownToAlso({ ...page, openings: page.openings + 1 }, event.openId), 'bring']
    case 'brought':
      if (page.newest !== event.opening) return [page, 'rest']
      // The user may have changed while the data came.
      return isOthers(page, event.openId) ? [{ ...page, ended: true }, 'refuse'] : [page, 'draw']
    case 'userKnown':
      return [shownToAlso(page, event.openId), 'rest']
  }
}
