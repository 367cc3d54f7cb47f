import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const customizedScreens = [
  screen({
    path: paths.customizedPage,
    title: '按需选基',
    needs: [],
    input: v.object({}),
    load: () => import('./CustomizedPageScreen.tsx'),
  }),
]
