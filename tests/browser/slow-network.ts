/** A slow 4G network, by the browser's throttling. */
import type { CDPSession } from 'playwright';

/** Lighthouse's figures: one round trip in milliseconds, and bytes a second. */
const throughput = (1.6 * 1024 * 1024) / 8;

export const slow4g = { latency: 150, download: throughput, upload: throughput };

/** @param devtools a session in which `Network.enable` was sent. */
export async function slowNetwork(devtools: CDPSession, network = slow4g): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  });
}
