import { createServer } from 'vite'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { MARK_SCRIPT } from '#test/sandbox/server/control/drill-mark.ts'
import { OPERATORS } from '#test/sandbox/departments/pages/operators.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { declaredInputs, providerKeyFile, readBuildInputs } from './build/build-environment.ts'

const sandbox = await startSandbox({
  database: ':memory:',
  providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
})
const vite = await createServer({
  ...declaredInputs(readBuildInputs('sandbox')),
  plugins: [
    {
      name: 'sandbox-mark',
      transformIndexHtml: () => [
        { tag: 'script', attrs: { src: MARK_SCRIPT, defer: true }, injectTo: 'body' as const },
      ],
    },
  ],
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '^/(?:api|th|track|documents|sandbox)(?:/|$)': sandbox.url },
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
await vite.listen().catch((error: unknown) => {
  console.error(
    `${error instanceof Error ? error.message : String(error)}: choose another with PORT=5174 npm run dev.`,
  )
  process.exit(1)
})
vite.printUrls()
console.log(`  QA's control page: ${vite.resolvedUrls?.local[0] ?? ''}sandbox`)
for (const { name, passcode } of OPERATORS) console.log(`  Page operator: ${name} ${passcode}`)

const stop = async () => {
  await vite.close()
  await sandbox.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
