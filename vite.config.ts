/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cutBuild } from './offline/pack/cut-build.ts'
import { brandPage } from './scripts/build/brand-page.ts'
import { classNames } from './scripts/build/class-names.ts'
import { wrappedWords } from './scripts/build/floor/wrapped-words.ts'
import { inlineScript } from './scripts/build/inline-script.ts'
import { markedFunctions } from './scripts/build/marked-functions.ts'
import { pagePolicy } from './scripts/build/page-policy.ts'
import called from './scripts/build/called-functions.json' with { type: 'json' }
import { plannedChunks } from './scripts/build/chunk-plan.ts'
import { partFolders } from './scripts/build/part-packs.ts'
import { traditionalCharactersModule } from './scripts/text/traditional-characters.ts'
import { chartLanguage } from './scripts/build/floor/chart-language.ts'

/** Old system webviews: the floor that design and checks assume. */
const FLOOR = ['chrome87', 'safari14']

const unused = 'export default () => { throw new Error("not in this build") }'

/**
 * What the app never runs of axios, 7 KB of the entry. It sends by XMLHttpRequest, which every webview has and which tells a
 * time-out from a lost network, and encodes what it sends itself (src/api/client.ts).
 */
const AXIOS_UNUSED: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => null',
  'cancel/CancelToken.js': unused,
  'helpers/HttpStatusCode.js': 'export default {}',
  'helpers/formDataToJSON.js': unused,
  'helpers/toFormData.js': unused,
}

/**
 * The router names its components for debuggers and says of no call that it is pure, so a bundler keeps all of them, with the
 * half of the router that serves frameworks: 6 KB of the entry.
 */
const withoutUnusedRouter = {
  name: 'router-without-unused',
  apply: 'build',
  transform(code: string, id: string) {
    if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null
    const pure = code
      .replace(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
      .replace(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ')
    return { code: pure, map: null }
  },
} as const

/** The app uses no mutation of the query library: orders have a state machine of their own. */
const withoutMutations = {
  name: 'query-without-mutations',
  apply: 'build',
  load: (id: string) =>
    id.endsWith('/query-core/build/modern/mutation.js') ? unusedMutation : null,
} as const
const unusedMutation =
  'export class Mutation { constructor() { throw new Error("not in this build") } }\nexport const getDefaultState = () => ({})'

const withoutUnusedAxios = {
  name: 'axios-without-unused',
  apply: 'build',
  load: (id: string) => AXIOS_UNUSED[/\/axios\/lib\/(.*)$/.exec(id)?.[1] ?? ''] ?? null,
} as const

/**
 * A release has none of the screens for developers and QA; a build that declares `VITE_QA_SCREENS` as `carried` has them, behind a flag
 * that the pack's signature covers.
 */
function withoutQaScreens(): Plugin {
  let isWithout = true
  return {
    name: 'release-without-qa-screens',
    apply: 'build',
    configResolved({ define }) {
      isWithout = define?.['import.meta.env.VITE_QA_SCREENS'] !== JSON.stringify('carried')
    },
    load: (id) =>
      isWithout && id.endsWith('/src/app/router/qa-modules.ts')
        ? 'export const qaGroups = []'
        : null,
  }
}

/** Tests of this checkout that need a page, by the line that each of them begins with. */
const pageTests = () =>
  globSync('{src,bridge}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').startsWith(
      '// @vitest-environment jsdom\n',
    ),
  )

export default defineConfig({
  plugins: [
    react(),
    withoutUnusedAxios,
    withoutMutations,
    withoutUnusedRouter,
    chartLanguage(),
    withoutQaScreens(),
    traditionalCharactersModule(),
    plannedChunks(),
    markedFunctions(called),
    cutBuild(partFolders),
    brandPage(),
    inlineScript(FLOOR),
    pagePolicy(),
  ],
  experimental: {
    // Files name each other by where they lie, and only the entry page by an absolute address: a site can then hold several builds,
    // each under an address of its own (offline/service-worker/build-site.ts).
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  css: {
    modules: { generateScopedName: classNames(import.meta.dirname) },
    postcss: { plugins: [wrappedWords()] },
  },
  build: {
    outDir: 'dist/build/web',
    target: FLOOR,
    // Of iOS too: a minifier keeps what iOS alone reads, `-webkit-text-size-adjust`.
    cssTarget: [...FLOOR, 'ios14'],
    assetsInlineLimit: 2_048,
    // Chunks come from local storage in a pack: a preload list would only cost time there.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The reader of documents is one worker script, and is loaded with the first document.
    chunkSizeWarningLimit: 1_400,
    sourcemap: false,
  },
  // Safari 14 has no module workers.
  worker: { format: 'iife' },
  test: {
    environment: 'node',
    // A third of the tests' time is waiting, for a disk, another program or an engine.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // The programs that tests start by the dozen load in a third of the time from compiled code.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'node') },
    setupFiles: ['test/property-seed.ts'],
    // Limits are for what hangs: no test may fail because its machine is slow or busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{src,bridge,offline,scripts}/**/*.test.{ts,tsx}',
            'test/*.test.ts',
            'test/{sandbox,hosts,bench,screens,e2e,words,titles}/**/*.test.ts',
          ],
          exclude: pageTests(),
          // Loading modules and making the sandbox's market anew for each file would take a fifth of the whole time.
          isolate: false,
        },
      },
      {
        extends: true,
        // What draws pages keeps state in modules (toasts, dialogs, row heights): each file has a window and modules of its own, in
        // processes that have loaded jsdom once.
        test: {
          name: 'pages',
          include: pageTests(),
          pool: 'vmForks',
          setupFiles: [
            'test/page-crypto.ts',
            'test/page-canvas.ts',
            'test/ended-timers.ts',
            'test/ended-listeners.ts',
            'test/unexpected-errors.ts',
          ],
        },
      },
      {
        extends: true,
        // The whole app in a page, with the sandbox that it calls: each file has a process of its own.
        test: {
          name: 'apps',
          include: ['test/*.test.tsx', 'test/{activities,apps,pension}/*.test.tsx'],
          setupFiles: ['test/page-canvas.ts', 'test/ended-pages.ts', 'test/unexpected-errors.ts'],
        },
      },
    ],
  },
})
