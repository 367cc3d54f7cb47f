import { staticPaths } from '#paths/static.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = ({ contract }) => ({
  [staticPaths.static.pattern]: [
    guest(staticPaths.static.to({ url: `/documents/${contract}.pdf`, title: '基金合同' })),
    guest(staticPaths.static.to({ url: `/documents/${contract}`, title: '基金合同' }), 'page'),
    guest(staticPaths.static.to({ url: 'https://evil.example/a.pdf' }), 'refused'),
  ],
  [staticPaths.check.pattern]: [guest(staticPaths.check.to())],
})
