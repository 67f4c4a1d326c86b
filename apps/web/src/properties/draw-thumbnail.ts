/** Draws a picture so that it fills the canvas; its own size is given up at once. Throws for what is no picture. */
export const drawThumbnail = async (canvas: HTMLCanvasElement, file: File): Promise<void> => {
  const picture = await createImageBitmap(file);
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const brush = canvas.getContext('2d');
  brush?.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  picture.close();
};
