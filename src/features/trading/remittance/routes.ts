import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const remittanceScreens = [
  screen({
    path: paths.largeRemittance,
    title: '大额充值',
    needs: ['login'],
    input: v.object({}),
    load: () => import('./LargeRemittanceScreen.tsx'),
  }),
]
