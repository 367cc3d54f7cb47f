import * as v from 'valibot'

const KEY = 'h5bridge.tags'
const Tags = v.array(v.object({ tag: v.string(), position: v.number() }))

/** Tags of the pages behind the current one. */
export interface PageTags {
  /** Marks the current page, in place of the tag it had. */
  set(tag: string): void
  /**
   * Starts to go back to the nearest page with the tag; false, without a navigation, when there is
   * none.
   */
  goBack(tag: string): boolean
  /** Stops listening to the history. */
  stop(): void
}

/**
 * Keeps page tags in `sessionStorage`, so that they live as long as the tab's history.
 * `position` is the index of the current entry in the session history.
 */
export function pageTags(page: Window, position: () => number): PageTags {
  function load(): v.InferOutput<typeof Tags> {
    try {
      const kept = v.safeParse(Tags, JSON.parse(page.sessionStorage.getItem(KEY) ?? '[]'))
      return kept.success ? kept.output : []
    } catch {
      return [] // Storage is forbidden, or its content is not ours.
    }
  }

  let tags = load()

  function keep(next: typeof tags) {
    tags = next
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Then the tags live as long as the document.
    }
  }

  // Pages ahead may be replaced by others unnoticed, so stepping back drops their tags.
  function dropTagsAhead() {
    const here = position()
    keep(tags.filter((each) => each.position <= here))
  }

  page.addEventListener('popstate', dropTagsAhead)
  page.addEventListener('pageshow', dropTagsAhead)
  dropTagsAhead()

  return {
    set(tag) {
      const here = position()
      keep([...tags.filter((each) => each.position < here), { tag, position: here }])
    },
    goBack(tag) {
      const here = position()
      const found = tags
        .filter((each) => each.tag === tag && each.position <= here)
        .reduce((nearest, each) => Math.max(nearest, each.position), -1)
      if (found < 0) return false
      // `go(0)` would reload the page.
      if (found < here) page.history.go(found - here)
      return true
    },
    stop() {
      page.removeEventListener('popstate', dropTagsAhead)
      page.removeEventListener('pageshow', dropTagsAhead)
    },
  }
}
