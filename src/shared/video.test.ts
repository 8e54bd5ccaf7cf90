import { expect, test } from "vitest";
import { embedUrl, videoId, watchUrl } from "./video.ts";

const ID = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `  https://youtu.be/${ID}?si=abc  `,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtu.be/${ID}`,
  `https://www.youtube.com/embed/${ID}`,
  embedUrl(ID),
  watchUrl(ID),
])("%j is a link to the video", (link) => {
  expect(videoId(link)).toBe(ID);
});

test.each([
  "",
  ID,
  "javascript:alert(1)",
  `http://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://notyoutu.be/${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?v=x${ID}`,
  `https://www.youtube.com/watch?list=${ID}`,
  `https://www.youtube.com/?v=${ID}`,
  `https://www.youtube.com/${ID}`,
  `https://www.youtube.com@evil.example/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${ID}x`,
  "https://www.youtube.com/watch?v=<script>alert",
  "https://www.youtube.com/@canal",
  `https://www.youtube.com/results/${ID}`,
  "https://www.youtube.com/shorts/",
  "https://vimeo.com/123456789",
])("%j is none", (link) => {
  expect(videoId(link)).toBeNull();
});
