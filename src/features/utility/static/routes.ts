import * as v from 'valibot'
import { text } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const staticScreens = [
  screen({
    path: paths.document,
    title: '文件',
    needs: [],
    input: v.object({
      url: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
      title: v.optional(text(80)),
      ann: v.optional(v.string()),
      isShowDownload: v.optional(v.string()),
    }),
    load: () => import('./StaticScreen.tsx'),
  }),
]
