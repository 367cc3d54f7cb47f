import { postPaths } from '#paths/post.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen; a form for a bank leaves the page at once. */
export const samples: Samples = () => ({
  [postPaths.post.pattern]: [
    guest(postPaths.post.to({ ticket: 'elsewhere' }), 'no bank of ours'),
    guest(postPaths.post.to({ ticket: 'used' }), 'expired'),
    guest('/post', 'no ticket'),
  ],
})
