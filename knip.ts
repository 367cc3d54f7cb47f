import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const isProduction = process.argv.includes('--production')

/** Packages that knip finds by itself: types, and programs that are run by name. */
const UNSEEN =
  /^@types\/|^(?:ajv|allure|appium-chromium-driver|knip|oxlint|oxlint-tsgolint|typescript)$/

/** Packages of `test/packages/`: of the checks' own code, which is in other folders (installs.test.ts). */
const installedApart = globSync('test/packages/*/package.json', {
  cwd: import.meta.dirname,
}).flatMap((file) => {
  const { devDependencies } = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  return Object.keys(devDependencies).filter((name) => !UNSEEN.test(name))
})

/**
 * `knip` finds what nothing uses; `knip --production` what only tests use: there the entries are
 * what people run, the sandbox and the reference hosts among them, and nothing is said of test/
 * itself.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}!',
        '!scripts/*.test.ts!',
        // Named by vite.config.ts, which counts as a tool's file.
        'offline/pack/cut-build.ts!',
        'scripts/build/brand-page.ts!',
        'scripts/build/class-names.ts!',
        'scripts/build/chunk-plan.ts!',
        'scripts/build/marked-functions.ts!',
        'scripts/build/page-policy.ts!',
        'scripts/build/inline-script.ts!',
        'scripts/build/floor/chart-language.ts!',
        'scripts/build/floor/wrapped-words.ts!',
        'scripts/text/traditional-characters.ts!',
        'scripts/text/regions.ts!',
        // The tests of the floor: over our own modules, and in journeys.
        'scripts/build/floor/check-floor.ts!',
        'scripts/build/floor/newer-names.ts!',
        'src/platform/snapshots/show-snapshot.ts!',
        'bridge/build.ts!',
        'offline/conformance/generate.ts!',
        'offline/service-worker/worker.ts!',
        'offline/service-worker/off-worker.js!',
        'test/hosts/webkit/host.js!',
        'test/hosts/webkit/plain-view.js!',
        'test/hosts/chromium/host.ts!',
        'test/sandbox/server/server.ts!',
        'test/sandbox/server/editor/app/main.tsx!',
        'test/bench/*.ts!',
        'test/bench/updates/install-once.ts!',
        'test/bench/*/*page/main.tsx!',
        'test/bench/bridge/webkit-host.js!',
        'test/bench/startup/webkit-host.js!',
        'test/bench/startup/tree-builder.ts!',
        'scripts/screens/catalogue/main.ts!',
        'test/e2e/vitest.config.ts',
        'test/e2e/global-setup.ts',
        'test/e2e/report/journey-reporter.ts',
        'test/e2e/specs/**/*.e2e.ts',
        'src/features/*/*/samples.ts!',
        // Found by their folder.
        'src/api/calls/**/*.ts!',
        'test/sandbox/departments/*/{routes.ts,routes/*.ts,day.ts,hears.ts,mounts.ts,seeds.ts}!',
        'test/sandbox/departments/*/{scenarios.ts,scenarios/*.ts}',
      ],
      project: [
        '{src,bridge,offline,test,scripts}/**/*.{ts,tsx,js,mjs}!',
        '!**/testing/**!',
        '!**/*.test.{ts,tsx}!',
      ],
      ignoreDependencies: ['gi', 'system', ...installedApart],
    },
  },
  ignore: isProduction ? ['test/**'] : [],
  exclude: ['types', 'binaries'],
  ignoreExportsUsedInFile: true,
  ignoreWorkspaces: ['test/packages/*'],
}

export default config
