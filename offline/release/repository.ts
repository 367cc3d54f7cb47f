// The room's door for those who publish: making a repository, publishing into it, keeping it fresh.
export { initRepository, trustedRootPath } from './init-repository.ts'
export { publish, publishSet } from './publish.ts'
export { refresh } from './refresh.ts'
