// The entry point for publishing: creating a repository, publishing into it, refreshing it.
export { initRepository, trustedRootPath } from './init-repository.ts'
export { publish, publishSet } from './publish.ts'
export { refresh } from './refresh.ts'
