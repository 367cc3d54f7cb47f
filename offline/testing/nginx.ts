import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { missingPrograms, startServer } from './outside-program.ts'
import { temporaryFolder } from './sample-pack.ts'

const configuration = (name: string) =>
  readFile(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8')

/**
 * The reason why there is no nginx to test with, for the title of what is skipped; `null` when
 * there is one.
 */
export const noNginx = missingPrograms(['nginx']).length === 0 ? null : 'SKIPPED, not installed'

/** Starts nginx with what is inside `http`, until the test ends; its address. */
async function start(port: number, http: string): Promise<string> {
  const own = await temporaryFolder()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(join(own, 'tmp'))
  await writeFile(
    join(own, 'nginx.conf'),
    `master_process off; daemon off; pid nginx.pid; error_log stderr; events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path tmp/${name};`).join(' ')}
  ${http}
}
`,
  )
  // The shell lives as long as its input, and nginx as long as the shell.
  const script = 'nginx -p "$0" -c nginx.conf -e stderr & cat; kill $!; wait $!'
  const url = `http://127.0.0.1:${port}`
  const nginx = await startServer(url, ['-c', script, own])
  onTestFinished(() => nginx.stop())
  return url
}

/** The configuration with these lines in place of its own that are marked HERE. */
function withLines(text: string, lines: Readonly<Record<string, string>>): string {
  let changed = text
  for (const [name, value] of Object.entries(lines)) {
    const line = new RegExp(`^    ${name} .*# HERE.*$`, 'm')
    if (!line.test(changed)) throw new Error(`the configuration has no line for ${name} to change`)
    changed = changed.replace(line, `    ${name} ${value};`)
  }
  return changed
}

/**
 * Starts nginx with the project's configuration in front of a folder, until the test ends; its
 * address.
 */
export async function startNginx(folder: string): Promise<string> {
  const port = await freePort()
  const listen = `127.0.0.1:${port}`
  const lines = { listen, server_name: 'localhost', root: folder }
  return start(port, withLines(await configuration('nginx.conf'), lines))
}

/** Starts nginx with a site's folder and headers, and a provider on this port. */
export async function startNginxSite(folder: string, provider: number): Promise<string> {
  const port = await freePort()
  const lines = { proxy_pass: `http://127.0.0.1:${provider}` }
  const site = withLines(await configuration('nginx-site.conf'), lines)
  const map = await configuration('nginx-provider.conf')
  return start(port, `${map}\nserver {\nlisten 127.0.0.1:${port};\nroot ${folder};\n${site}\n}`)
}
