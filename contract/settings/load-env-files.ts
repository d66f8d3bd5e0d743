/** Settings from files, for commands that npm starts. Node parses them, as it does with `--env-file` in the units. */
export function loadEnvFiles(): void {
  // What is set already wins, so the first file goes before the second.
  for (const file of ['.env', 'build.env']) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}
