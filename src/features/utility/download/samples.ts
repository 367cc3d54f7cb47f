import { downloadPaths } from '#paths/download.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [downloadPaths.download.pattern]: [
    guest(downloadPaths.download.to({ to: '/asset/holdList' })),
    {
      ...guest(downloadPaths.download.to({ to: '/asset/holdList' }), 'handed over'),
      tap: '用二维码或链接在其他地方打开',
    },
  ],
})
