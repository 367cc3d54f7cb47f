import { afterAll } from 'vitest'
import { hostSuite } from '#bridge/testing/host-suite.ts'
import { sampleDevice } from '#test/hosts/sample.ts'
import { engineSubject, subjectScript } from '#test/e2e/engine-subject.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

const devices: Awaited<ReturnType<typeof sampleDevice>>[] = []
afterAll(async () => {
  for (const it of devices) await it.remove()
})

/** A device with a pack whose page is the suite's subject. */
async function device() {
  const it = await sampleDevice()
  devices.push(it)
  await it.install('1.0.0', await subjectScript())
  return it.device
}

// Signed in, since no one can choose a user on the sheet. A phone's device folder is not
// accessible.
onEachEngine(
  { path: '/', provider: openProvider, user: 'zhang', device, on: ({ phone }) => phone === null },
  (journey, { engine }) => {
    hostSuite(engine === 'webkit' ? 'native-ios' : 'native-android', `${engine}’s host`, () =>
      engineSubject(journey().host),
    )
  },
)
