import { staticPaths } from '#paths/static.ts'

/** Where the community rules are read. */
export const COMMUNITY_RULES = staticPaths.static.to({
  url: '/documents/community-rules',
  title: '社区公约',
})
