import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inRoot, root } from '../project.mjs'

const left = /^(\.git|\.data|\.cache\/.*|(.*\/)?node_modules)$/

/** A copy of the checkout, in which files can be broken. Installed packages are linked, our own are the copy's. */
export function copyCheckout() {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'cueroom-mutants-'))
  // Where the tests run as root, some start programs as another user
  chmodSync(copy, 0o755)
  const isCopied = (path) => !left.test(relative(root, path).replaceAll('\\', '/'))
  cpSync(root, copy, { recursive: true, filter: (path) => path === inRoot('.cache') || isCopied(path) })
  linkPackages(inRoot('node_modules'), join(copy, 'node_modules'))
  for (const workspace of readdirSync(inRoot('node_modules/@cueroom'))) {
    linkPackages(inRoot(workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@cueroom', workspace), 'junction')
  }
  return copy
}

function linkPackages(from, to) {
  mkdirSync(join(to, '@cueroom'), { recursive: true })
  for (const name of names(from)) {
    if (name !== '@cueroom') symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

function names(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
