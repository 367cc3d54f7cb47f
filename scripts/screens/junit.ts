import { grouped } from './catalogue/look-groups.ts'
import type { LookReport } from './look-report.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** A text inside an attribute; what XML has no way to write is left out. */
const attribute = (text: string): string =>
  text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\n\t]/g, (it) => ESCAPES[it] ?? it)

const seconds = (ms: number) => (ms / 1_000).toFixed(3)

/** The report in the form that CI systems read: a suite for each route, a case for each look. */
export function junit({ looks, without }: LookReport): string {
  const suites = grouped(looks, ({ route }) => route)
  const lines = [...suites].flatMap(([route, cases]) => {
    const failed = cases.filter(({ faults }) => faults.length > 0).length
    const time = seconds(cases.reduce((sum, { ms }) => sum + ms, 0))
    const tests = cases.flatMap(({ name, ms, faults }) => {
      const opening = `    <testcase classname="${attribute(route)}" name="${attribute(name)}" time="${seconds(ms)}"`
      if (faults.length === 0) return `${opening}/>`
      const failures = faults.map((it) => `      <failure message="${attribute(it)}"/>`)
      return [`${opening}>`, failures, '    </testcase>'].flat()
    })
    const opening = `  <testsuite name="${attribute(route)}" tests="${cases.length}" failures="${failed}" time="${time}">`
    return [opening, tests, '  </testsuite>'].flat()
  })
  const missing = without.flatMap((route) => [
    `  <testsuite name="${attribute(route)}" tests="1" failures="1" time="0.000">`,
    `    <testcase classname="${attribute(route)}" name="has a sample" time="0.000">`,
    '      <failure message="no sample says how to see it"/>',
    '    </testcase>',
    '  </testsuite>',
  ])
  const failures = looks.filter(({ faults }) => faults.length > 0).length + without.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="screens" tests="${looks.length + without.length}" failures="${failures}">`,
    ...lines,
    ...missing,
    '</testsuites>',
    '',
  ].join('\n')
}
