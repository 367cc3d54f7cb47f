import type { Observation, PageView } from '#test/e2e/monkey/observation.ts'

/** A screen at rest with nothing wrong, apart from what is given. */
export const observed = ({
  page = {},
  ...rest
}: Partial<Omit<Observation, 'page'>> & { readonly page?: Partial<PageView> }): Observation => ({
  page: {
    path: '/',
    text: '首页',
    controls: [],
    hasDialog: false,
    hasKeypad: false,
    errors: [],
    ...page,
  },
  unrest: null,
  over: null,
  canGoBack: false,
  hasTitleBar: true,
  closed: false,
  user: null,
  isOffline: false,
  console: [],
  host: [],
  provider: [],
  reported: [],
  ...rest,
})
