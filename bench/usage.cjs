// Loaded before a measured program: leaves the CPU time it took, all threads together, where BENCH_USAGE says.

const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_USAGE, String((user + system) / 1e6));
});
