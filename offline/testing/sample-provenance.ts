import type { Provenance } from '../pack/provenance.ts'

/** The way in which a sample says that it was built: as a release, from a clean work tree. */
export const sampleProvenance: Provenance = {
  environment: 'release',
  id: '1'.repeat(64),
  dirty: false,
  source: '2'.repeat(64),
  lock: '3'.repeat(64),
  tools: { node: '24.21.0', npm: '11.19.1', vite: '8.3.8' },
  inputs: {},
  unreferenced: [],
}
