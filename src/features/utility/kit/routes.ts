import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

/** Development and QA only: `app/screens.ts` leaves these rows out of a release. */
export const kitScreens = [
  /* @__PURE__ */ screen({
    path: paths.kit,
    title: '组件',
    needs: [],
    input: v.object({}),
    load: () => import('./KitScreen.tsx'),
  }),
]
