import { openS3 } from '../store/s3-store.ts'
import { upload } from '../store/upload.ts'

// One upload in a process of its own, to be killed: node upload-once.ts REPOSITORY BUCKET ENDPOINT
const [repoDir = '', bucket = '', endpoint = ''] = process.argv.slice(2)
await upload({ repoDir, store: openS3({ bucket, prefix: 'h5' }, { endpoint }) })
