import { FakeDriver } from '@appium/fake-driver'
import { routeConfiguringFunction, server, validateExecuteMethodParams } from 'appium/driver'
import { logger } from 'appium/support'
import { freePort } from '#offline/testing/free-port.ts'

interface PublishedFacts {
  readonly constraints: Readonly<Record<string, object>>
  readonly extensions: Readonly<
    Record<string, { readonly required: readonly string[]; readonly optional: readonly unknown[] }>
  >
}

export interface PhoneDriverServer {
  readonly url: URL
  /** The extensions that were called, with the parameters that Appium passed on. */
  readonly called: () => readonly (readonly [string, readonly unknown[]])[]
  stop(): Promise<void>
}

/**
 * Appium's server with its fake driver, which judges capabilities and `mobile:` extensions by what a
 * phone's driver publishes. The app is an XML file; the address of each web view's page is in its
 * `<meta name="address">`.
 */
export async function startPhoneDriver(
  facts: PublishedFacts,
  app: string,
): Promise<PhoneDriverServer> {
  // Appium prints every request else.
  logger.getLogger().unwrap().level = 'error'
  const called: [string, unknown[]][] = []
  const driver = new FakeDriver()
  const model = driver.appModel
  const load = model.loadApp.bind(model)
  Object.assign(model, { loadApp: () => load(app) })
  Object.assign(driver, {
    desiredCapConstraints: facts.constraints,
    getUrl() {
      const found = model.xpathQuery('string(//meta[@name="address"]/@content)')
      return Promise.resolve(typeof found === 'string' ? found : '')
    },
    getLog: (type: string) =>
      Promise.resolve([{ timestamp: 1, level: 'ALL', message: `a line of ${type}` }]),
    execute(script: string, args: unknown[]) {
      const params = facts.extensions[script]
      if (params === undefined) throw new Error(`the driver has no extension "${script}"`)
      // The published map, in the form in which drivers state it.
      const checked = validateExecuteMethodParams(args, {
        required: [...params.required],
        optional: params.optional.map(String),
      })
      called.push([script, checked])
      return Promise.resolve(null)
    },
  })
  const port = await freePort()
  const running = await server({
    routeConfiguringFunction: routeConfiguringFunction(driver),
    hostname: '127.0.0.1',
    port,
  })
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    called: () => [...called],
    async stop() {
      await driver.deleteSession()
      await running.close()
    },
  }
}
