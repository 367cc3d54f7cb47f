import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const nobody = as(null)

/** How to see each screen. */
export const samples: Samples = ({ contract }) => ({
  [paths.document.pattern]: [
    nobody(paths.document.to({ url: `/documents/${contract}.pdf`, title: '基金合同' })),
    nobody(paths.document.to({ url: `/documents/${contract}`, title: '基金合同' }), 'page'),
    nobody(paths.document.to({ url: 'https://evil.example/a.pdf' }), 'refused'),
  ],
})
