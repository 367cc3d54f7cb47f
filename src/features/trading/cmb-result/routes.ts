import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)))

export const cmbResultScreens = [
  screen({
    path: paths.cmbResult,
    title: '签约结果',
    needs: ['login'],
    /** `extStr` is the bank's proof, added by the bank; `signStatus` too, but the provider is asked instead. */
    input: v.object({ cmbFinish: short(8), signNo: short(64), extStr: short(2_000) }),
    load: () => import('./CmbResultScreen.tsx'),
  }),
]
